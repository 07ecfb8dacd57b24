import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isFile, relativeTo } from '../files/paths';
import vm from 'node:vm';
import { build, type BuildFailure } from 'esbuild';
import type { ProblemDraft } from '../../domain/problem';
import type { ProductConfig } from '../../domain/site';
import type { Place } from '../pipeline/parsedDocument';
import { SITE_FILE } from '../pipeline/config/parseSiteConfig';
import { checkManifest, parseManifest, type ParsedManifest } from '../pipeline/sidebars/parseManifest';
import { isInside, productDir, type ContentRoot } from './contentRoot';

/** Reads the sidebar of each product, by product id. A product whose manifest is missing has none. */
export async function loadManifests(
  root: ContentRoot,
): Promise<{ manifests: ReadonlyMap<string, ParsedManifest>; problems: readonly ProblemDraft[] }> {
  const manifests = new Map<string, ParsedManifest>();
  const problems: ProblemDraft[] = [];
  for (const [index, product] of root.config.products.entries()) {
    const dir = productDir(root.dir, product);
    if (!existsSync(dir)) continue;
    const absolute = path.resolve(dir, product.sidebar);
    if (!isFile(absolute) || !isInside(absolute, root.roots)) {
      problems.push(missingManifest(root, product, index, absolute));
      continue;
    }
    const file = relativeTo(root.dir, absolute);
    manifests.set(
      product.id,
      absolute.endsWith('.ts')
        ? await runManifest(absolute, file)
        : parseManifest(readFileSync(absolute, 'utf8'), file),
    );
  }
  return { manifests, problems };
}

function missingManifest(
  root: ContentRoot,
  product: ProductConfig,
  index: number,
  absolute: string,
): ProblemDraft {
  const isOutside = !isInside(absolute, root.roots);
  const isLink = absolute.startsWith(productDir(root.dir, product) + path.sep);
  return {
    code: !isOutside ? 'sidebar-missing' : isLink ? 'symlink-outside-root' : 'path-escapes-root',
    file: SITE_FILE,
    ...root.placeOf(['products', index, 'sidebar']),
    message: isOutside
      ? `The sidebar ${product.sidebar} of "${product.id}" lies outside the content root.`
      : `The product "${product.id}" has no sidebar: there is no ${product.sidebar} in ${product.dir}.`,
    suggestion: 'Write the manifest (a list of "- pathname: /…"), or name another file in "sidebar".',
  };
}

/** A `.ts` manifest exports its entries by default; its code runs as the trusted part of the repository it is. */
async function runManifest(absolute: string, file: string): Promise<ParsedManifest> {
  const source = readFileSync(absolute, 'utf8');
  const failed = (message: string, place: Place = { line: 1, column: 1 }): ParsedManifest => ({
    file,
    entries: [],
    problems: [
      {
        code: 'sidebar-syntax',
        file,
        ...place,
        message: `The manifest does not run: ${message}`,
        suggestion: 'Export an array of entries: export default [{ pathname: "/…" }].',
      },
    ],
  });
  try {
    const { outputFiles } = await build({
      entryPoints: [absolute],
      bundle: true,
      write: false,
      platform: 'node',
      format: 'cjs',
      logLevel: 'silent',
    });
    const module: { exports: { default?: unknown } } = { exports: {} };
    const run = vm.runInThisContext(
      `(function (module, exports, require) {${outputFiles[0]?.text ?? ''}\n})`,
      {
        filename: absolute,
      },
    ) as (target: typeof module, exports: object, require: NodeJS.Require) => void;
    run(module, module.exports, createRequire(absolute));
    const value = module.exports.default ?? Object.values(module.exports)[0];
    // A function is no JSON at all.
    const entries: unknown = JSON.parse(JSON.stringify(value) ?? 'null');
    return checkManifest(entries, file, (at) => findPathname(source, entries, at));
  } catch (cause) {
    const error = (cause as Partial<BuildFailure>).errors?.[0];
    if (error)
      return failed(`${error.text}.`, {
        line: error.location?.line ?? 1,
        column: (error.location?.column ?? 0) + 1,
      });
    const { message } = Object(cause) as { message?: unknown };
    return failed(`${typeof message === 'string' ? message : String(cause)}.`);
  }
}

/** Data has no places: the nearest entry's pathname is looked up in the source text. */
function findPathname(source: string, entries: unknown, at: readonly PropertyKey[]): Place {
  let value: unknown = entries;
  let pathname: string | undefined;
  for (const step of at) {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[step];
    const own = (value as { pathname?: unknown } | null | undefined)?.pathname;
    if (typeof own === 'string') pathname = own;
  }
  const quotes = ["'", '"', '`']
    .map((quote) => source.indexOf(quote + pathname + quote))
    .filter((found) => found !== -1);
  const offset = pathname === undefined || quotes.length === 0 ? 0 : Math.min(...quotes);
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
