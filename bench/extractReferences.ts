import path from 'node:path';
import { z } from 'zod';
import { loadContentRoot } from '../src/build/content/contentRoot';
import { loadReferences } from '../src/build/reference/loadReferences';

const packageFigures = z.object({
  name: z.string(),
  version: z.string(),
  components: z.number(),
  hooks: z.number(),
  passedOver: z.number(),
});
export type PackageFigures = z.infer<typeof packageFigures>;

/** What this program prints. */
export const extractionSchema = z.object({
  /** Seconds, the compiler's own loading included. */
  wall: z.number(),
  cpu: z.number(),
  /** The most memory that the process ever held, in MB. */
  peakMemory: z.number(),
  /** How many packages were read anew; the others came from the cache. */
  extracted: z.number(),
  packages: z.array(packageFigures),
});
export type Extraction = z.infer<typeof extractionSchema>;

/**
 * `node --import tsx bench/extractReferences.ts <cacheDir>` reads the packages that the default content
 * names, in a process of its own: memory cannot be measured after the fact in one that did other things.
 */
async function main(cacheDir: string): Promise<void> {
  const projectRoot = path.resolve(__dirname, '..');
  const contentDir = path.join(projectRoot, 'content');
  const { root } = loadContentRoot(contentDir);
  if (!root) throw new Error('content/ has no usable site.yml');
  const requests = root.config.products.flatMap((product) => product.packages);
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  const { packages, missing, extracted } = await loadReferences(requests, {
    projectRoot,
    contentDir,
    cacheDir,
  });
  const cpu = process.cpuUsage(cpuBefore);
  if (missing.length > 0) throw new Error(`Not read: ${missing.map(({ name }) => name).join(', ')}`);
  const extraction: Extraction = {
    wall: (performance.now() - started) / 1000,
    cpu: (cpu.user + cpu.system) / 1e6,
    peakMemory: Math.round((process.resourceUsage().maxRSS * 1024) / 1e6),
    extracted,
    packages: packages.map(({ packageName, version, references, passedOver }) => ({
      name: packageName,
      version,
      components: references.filter(({ kind }) => kind === 'component').length,
      hooks: references.filter(({ kind }) => kind === 'hook').length,
      passedOver: passedOver.length,
    })),
  };
  console.log(JSON.stringify(extraction));
}

const [, , cacheDir] = process.argv;
if (require.main === module && cacheDir !== undefined) void main(cacheDir);
