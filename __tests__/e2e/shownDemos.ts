import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { STYLINGS, type CodeStyling } from '../../src/domain/codeChoices';

const PAGE_DATA = path.resolve(__dirname, '../../public/page-data');

const demoSchema = z.object({
  name: z.string(),
  variants: z.array(z.object({ styling: z.enum(STYLINGS), module: z.string() })),
});
const pageSchema = z.object({
  path: z.string(),
  result: z.object({
    data: z.object({
      docPage: z.object({
        file: z.string(),
        blocks: z.array(z.object({ options: z.unknown(), demo: demoSchema.nullish() })),
      }),
    }),
  }),
});

/** A demo where a page shows it. */
export interface ShownDemo {
  readonly name: string;
  readonly modules: Readonly<Partial<Record<CodeStyling, string>>>;
}

/** A page of the built site that shows demos. */
export interface DemoPage {
  readonly address: string;
  /** Relative to the content root. */
  readonly file: string;
  readonly demos: readonly ShownDemo[];
  /** Whether all it shows is shown by a page before it, as a translation does. */
  readonly isRepetition: boolean;
}

/**
 * The pages in `public/` that show demos, found by what the site itself loads for each page. A page that
 * stands in for its missing translation is not one more.
 */
export function findDemoPages(): readonly DemoPage[] {
  if (!existsSync(PAGE_DATA)) return [];
  const seen = new Set<string>();
  const files = new Set<string>();
  return readdirSync(PAGE_DATA, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'page-data.json')
    .sort()
    .flatMap((name) => {
      const text = readFileSync(path.join(PAGE_DATA, name), 'utf8');
      const page = pageSchema.safeParse(JSON.parse(text));
      return page.success ? [page.data] : [];
    })
    .toSorted((a, b) => depthOf(a.path) - depthOf(b.path))
    .flatMap(({ path: address, result }) => {
      const { file, blocks } = result.data.docPage;
      const shown = blocks.flatMap(({ demo, options }) => (demo ? [{ demo, options }] : []));
      if (shown.length === 0 || files.has(file)) return [];
      files.add(file);
      const keys = shown.map((block) => JSON.stringify(block));
      const isRepetition = keys.every((key) => seen.has(key));
      keys.forEach((key) => seen.add(key));
      const demos = shown.map(({ demo }) => ({
        name: demo.name,
        modules: Object.fromEntries(demo.variants.map(({ styling, module }) => [styling, module])),
      }));
      return [{ address, file, demos, isRepetition }];
    });
}

/** Pages of another language, below its prefix, come after those that they repeat. */
function depthOf(address: string): number {
  return /^\/[a-z]{2}\//.test(address) ? 1 : 0;
}
