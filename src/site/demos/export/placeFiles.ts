import type { CodeVariant } from '../../../domain/codeChoices';
import type { DemoSources } from '../../../domain/demo';

type Variant = DemoSources['variants'][number];

/** The files of a demo, placed for a project of its own. */
export interface PlacedFiles {
  /** Path in the project, below `src/`, to content. */
  readonly files: Readonly<Record<string, string>>;
  /** Path of the demo's module among them. */
  readonly module: string;
}

interface Named {
  /** Relative to the module's folder; `../` is possible. */
  readonly name: string;
  /** The name that the author gave it, if another. */
  readonly original: string;
  readonly source: string;
}

/**
 * Gives the demo and its helpers places in one folder, as they lie to each other. The folder's own
 * `index` is free for the entry: a demo that takes this name moves into a folder with the demo's name.
 * JavaScript with JSX is called `.jsx`, which is the only name under which Vite compiles it.
 */
export function placeFiles(
  { id, name }: Pick<DemoSources, 'id' | 'name'>,
  variant: Variant,
  language: CodeVariant,
  edited: string | undefined,
): PlacedFiles {
  const shown = language === 'TS' && variant.ts ? variant.ts : variant.js;
  const module: Named = {
    name: shown.fileName,
    original: variant.ts?.fileName ?? shown.fileName,
    source: edited ?? shown.source,
  };
  const all = [module, ...variant.helpers.flatMap((helper) => chooseHelper(helper, language))];

  const folder = folderOf(id, variant);
  const depth = Math.max(
    ...all.map(({ name: file }) => file.split('/').filter((part) => part === '..').length),
  );
  const base = depth === 0 ? [] : folder.slice(-depth);
  const inBase = (file: string) => join(base, file);
  const takesIndex = all.some((file) => /^index\.\w+$/.test(inBase(file.name)));
  const place = (file: string) => (takesIndex ? `${name}/${inBase(file)}` : inBase(file));

  // The same file by every name under which an import may know it.
  const finalNames = new Map<string, string>();
  for (const file of all) {
    const final = place(language === 'JS' ? nameScript(file) : file.name);
    for (const known of [file.name, file.original]) finalNames.set(place(known), final);
  }
  const finalOf = (file: Named) => finalNames.get(place(file.name)) ?? place(file.name);
  const files = all.map((file) => [finalOf(file), adaptImports(file.source, place(file.name), finalNames)]);
  return { files: Object.fromEntries(files) as Record<string, string>, module: finalOf(module) };
}

function chooseHelper({ fileName, source, js }: Variant['helpers'][number], language: CodeVariant): Named[] {
  if (language === 'TS' || js === null) return [{ name: fileName, original: fileName, source }];
  // Nothing is left of a file that held types alone.
  return js.source.trim() === '' ? [] : [{ name: js.fileName, original: fileName, source: js.source }];
}

/** The folders that lead to the module: one of several stylings has one of its own. */
function folderOf(id: string, { styling, ts, js }: Variant): string[] {
  const segments = id.split('/').filter((segment) => segment !== '..');
  const isFolder = (ts ?? js).fileName.startsWith('index.');
  return isFolder ? [...segments, styling] : segments.slice(0, -1);
}

/** JSX has a closing tag or a `/>` somewhere. */
function nameScript({ name, source }: Named): string {
  return /\.js$/.test(name) && /<\/|\/>/.test(source) ? `${name}x` : name;
}

const RELATIVE_IMPORT = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"\n]*\.[jt]sx?)\2/g;

/** Lets imports that name an extension follow their file to its new name. */
function adaptImports(source: string, file: string, finalNames: ReadonlyMap<string, string>): string {
  const folder = file.split('/').slice(0, -1);
  return source.replace(RELATIVE_IMPORT, (whole, start: string, quote: string, specifier: string) => {
    const target = join(folder, specifier);
    const final = finalNames.get(target);
    if (final === undefined || final === target) return whole;
    const renamed =
      specifier.slice(0, specifier.lastIndexOf('/') + 1) + final.slice(final.lastIndexOf('/') + 1);
    return start + quote + renamed + quote;
  });
}

function join(folder: readonly string[], file: string): string {
  const segments = [...folder];
  for (const segment of file.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}
