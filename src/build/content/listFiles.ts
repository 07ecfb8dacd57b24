import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { relativeTo } from '../files/paths';
import type { ProblemDraft } from '../../domain/problem';
import { isInside, productDir, type ContentRoot } from './contentRoot';

const SKIPPED_FOLDERS = new Set(['node_modules', '.git', '.cache', 'public']);
const DOCUMENT = /\.mdx?$/;

/** A Markdown or MDX file of a product's folder. */
export interface DocumentFile {
  readonly absolute: string;
  /** Relative to the content root. */
  readonly file: string;
  readonly productId: string;
  /** Relative to the product's folder, without extension. */
  readonly name: string;
  readonly format: 'md' | 'mdx';
}

export interface DocumentListing {
  readonly files: readonly DocumentFile[];
  readonly problems: readonly ProblemDraft[];
}

/** Finds every document of every product. A link that leads out of the content's folders is reported, not followed. */
export async function listDocuments(root: ContentRoot): Promise<DocumentListing> {
  const problems: ProblemDraft[] = [];
  const files: DocumentFile[] = [];
  const claimed = new Map<string, string>();
  const dirs = root.config.products.map((product) => productDir(root.dir, product));
  for (const product of root.config.products) {
    const dir = productDir(root.dir, product);
    // A product's folder may lie inside another's; its documents belong to the inner one.
    const inner = new Set(dirs.filter((other) => other !== dir && other.startsWith(dir + path.sep)));
    for (const absolute of await walk(dir, root, problems, inner)) {
      if (!DOCUMENT.test(absolute) || claimed.has(absolute)) continue;
      claimed.set(absolute, product.id);
      const format = absolute.endsWith('.mdx') ? 'mdx' : 'md';
      files.push({
        absolute,
        file: relativeTo(root.dir, absolute),
        productId: product.id,
        name: relativeTo(dir, absolute).replace(DOCUMENT, ''),
        format,
      });
    }
  }
  return { files: files.toSorted((a, b) => (a.file < b.file ? -1 : 1)), problems };
}

/** All files below a folder, sorted; folders of tools are passed over, and a folder is visited once. */
export async function walk(
  dir: string,
  root: Pick<ContentRoot, 'dir' | 'roots'>,
  problems: ProblemDraft[],
  passOver: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  let entries;
  try {
    entries = await readdir(dir, { withFileTypes: true });
  } catch {
    return [];
  }
  const found = await Promise.all(
    entries
      .filter((entry) => !entry.name.startsWith('.') && !SKIPPED_FOLDERS.has(entry.name))
      .map(async (entry): Promise<string[]> => {
        const absolute = path.join(dir, entry.name);
        if (passOver.has(absolute)) return [];
        if (entry.isSymbolicLink()) {
          if (!isInside(absolute, root.roots)) {
            problems.push(symlinkProblem(relativeTo(root.dir, absolute)));
            return [];
          }
          // Inside the root, what a link points to is listed where it really is; a linked folder could loop.
          const target = await stat(absolute).catch(() => null);
          return target?.isFile() ? [absolute] : [];
        }
        return entry.isDirectory() ? walk(absolute, root, problems, passOver) : [absolute];
      }),
  );
  return found.flat().sort();
}

function symlinkProblem(file: string): ProblemDraft {
  return {
    code: 'symlink-outside-root',
    file,
    line: 1,
    column: 1,
    message: 'This link leads out of the content root.',
    suggestion: 'Copy the file into the content root, or declare its folder as the "dir" of a product.',
  };
}
