import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../files/paths';
import { parseSiteConfig, SITE_FILE, type ParsedSiteConfig } from '../pipeline/config/parseSiteConfig';
import type { ProblemDraft } from '../../domain/problem';
import type { ProductConfig, SiteConfig } from '../../domain/site';

/** A content root on disk: its `site.yml`, and the folders that content may be read from. */
export interface ContentRoot {
  /** Absolute path of the folder that holds `site.yml`. */
  readonly dir: string;
  readonly config: SiteConfig;
  readonly placeOf: ParsedSiteConfig['placeOf'];
  /** Real paths of the root and of each declared product folder: nothing outside them is read. */
  readonly roots: readonly string[];
}

/** The content root of this build: `DOCS_CONTENT`, else `content/` of the project. A real path, as git and esbuild name files. */
export function contentRootDir(projectRoot: string, environment: NodeJS.ProcessEnv = process.env): string {
  return realPathOf(path.resolve(projectRoot, environment['DOCS_CONTENT'] || 'content'));
}

/** Reads `site.yml`. Without a usable one there is no root, only problems. */
export function loadContentRoot(folder: string): {
  root: ContentRoot | null;
  problems: readonly ProblemDraft[];
} {
  const dir = realPathOf(path.resolve(folder));
  const file = path.join(dir, SITE_FILE);
  if (!isFile(file)) {
    const problem: ProblemDraft = {
      code: 'config-missing',
      file: SITE_FILE,
      line: 1,
      column: 1,
      message: 'The content root has no site.yml.',
      suggestion: 'Write one (the docs show how), or set DOCS_CONTENT to the folder that has it.',
    };
    return { root: null, problems: [problem] };
  }
  const { config, problems, placeOf } = parseSiteConfig(readFileSync(file, 'utf8'));
  if (!config) return { root: null, problems };
  const missing = config.products.flatMap((product, index): ProblemDraft[] => {
    if (existsSync(productDir(dir, product))) return [];
    return [
      {
        code: 'product-dir-missing',
        file: SITE_FILE,
        ...placeOf(['products', index, 'dir']),
        message: `The product "${product.id}" names the folder ${product.dir}, which does not exist.`,
        suggestion: 'Make the folder, or mend "dir": it is relative to site.yml.',
      },
    ];
  });
  const roots = [dir, ...config.products.map((product) => productDir(dir, product))].flatMap((declared) =>
    existsSync(declared) ? [realpathSync(declared)] : [],
  );
  return { root: { dir, config, placeOf, roots }, problems: [...problems, ...missing] };
}

export function productDir(rootDir: string, product: ProductConfig): string {
  return path.resolve(rootDir, product.dir);
}

/** Whether a file, links followed, lies in one of the folders that content may be read from. */
export function isInside(file: string, roots: readonly string[]): boolean {
  const real = realPathOf(path.resolve(file));
  return roots.some((root) => real === root || real.startsWith(root + path.sep));
}

/** Links followed as far as the path exists: what does not exist would lie in the real folder. */
function realPathOf(file: string): string {
  if (existsSync(file)) return realpathSync(file);
  const parent = path.dirname(file);
  return parent === file ? file : path.join(realPathOf(parent), path.basename(file));
}
