import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { isFile, relativeTo } from '../files/paths';
import { imageSize } from 'image-size';
import type { ProblemDraft } from '../../domain/problem';
import type { DocImage } from '../../domain/page';
import { SITE_FILE } from '../pipeline/config/parseSiteConfig';
import { isInside, productDir, type ContentRoot } from './contentRoot';
import { walk } from './listFiles';
import { digestBytes } from './readSource';

/** A file to serve, and the URL path it is served under. */
export interface PublishedFile {
  readonly source: string;
  readonly url: string;
}

/** Where files that lie beside pages are served. */
const FILES_PREFIX = '/content-files';

/** The files a content root serves as they are, and those that its pages turn out to name. */
export class Assets {
  readonly #root: ContentRoot;
  readonly #published = new Map<string, PublishedFile>();
  readonly #images = new Map<string, DocImage>();
  readonly problems: ProblemDraft[] = [];

  private constructor(root: ContentRoot) {
    this.#root = root;
  }

  static async load(root: ContentRoot): Promise<Assets> {
    const assets = new Assets(root);
    const { assets: folder } = root.config;
    if (folder === undefined) return assets;
    const dir = path.resolve(root.dir, folder);
    if (!isInside(dir, root.roots)) {
      assets.#report(['assets'], `"assets" names ${folder}, which lies outside the content root.`);
      return assets;
    }
    if (!existsSync(dir)) {
      assets.#report(
        ['assets'],
        `"assets" names the folder ${folder}, which does not exist.`,
        'missing-image',
      );
    }
    for (const source of await walk(dir, root, assets.problems)) {
      const url = `/${relativeTo(dir, source)}`;
      assets.#published.set(url, { source, url });
    }
    return assets;
  }

  get paths(): ReadonlySet<string> {
    return new Set(this.#published.keys());
  }

  get files(): readonly PublishedFile[] {
    return [...this.#published.values()];
  }

  /** The image that a document names: below "assets" by a path from the root, else beside the document. */
  resolveImage(absoluteDocument: string, src: string): DocImage | null {
    const name = decodePath(src.replace(/[?#].*$/s, ''));
    if (name.startsWith('/')) {
      const served = this.#published.get(name);
      return served ? this.#measure(served) : null;
    }
    const source = path.resolve(path.dirname(absoluteDocument), name);
    return isFile(source) && isInside(source, this.#root.roots) ? this.#measure(this.#publish(source)) : null;
  }

  /** URLs of the products' logos, by `<product id>\n<file as written>`; missing ones are reported. */
  resolveLogos(): ReadonlyMap<string, string> {
    const logos = new Map<string, string>();
    this.#root.config.products.forEach((product, index) => {
      for (const field of ['logo', 'wordmark'] as const) {
        const written = product[field];
        if (written === undefined) continue;
        const candidates = [productDir(this.#root.dir, product), this.#root.dir].map((dir) =>
          path.resolve(dir, written),
        );
        const source = candidates.find((file) => isFile(file) && isInside(file, this.#root.roots));
        if (source) logos.set(`${product.id}\n${written}`, encodePath(this.#publish(source).url));
        else {
          const code = candidates.every((file) => isInside(file, this.#root.roots))
            ? 'missing-image'
            : 'path-escapes-root';
          this.#report(
            ['products', index, field],
            `There is no ${field} ${written} in the content root.`,
            code,
          );
        }
      }
    });
    return logos;
  }

  #publish(source: string): PublishedFile {
    const url = `${FILES_PREFIX}/${digestBytes(readFileSync(source)).slice(0, 8)}-${path.basename(source)}`;
    const published = { source, url };
    this.#published.set(url, published);
    return published;
  }

  #measure({ source, url }: PublishedFile): DocImage {
    const known = this.#images.get(url);
    if (known) return known;
    let image: DocImage = { url: encodePath(url), width: null, height: null };
    try {
      const { width, height } = imageSize(readFileSync(source));
      image = { ...image, width, height };
    } catch {
      // A format that has no size to read is served without one.
    }
    this.#images.set(url, image);
    return image;
  }

  #report(
    at: readonly PropertyKey[],
    message: string,
    code: ProblemDraft['code'] = 'path-escapes-root',
  ): void {
    this.problems.push({
      code,
      file: SITE_FILE,
      ...this.#root.placeOf(at),
      message,
      suggestion: 'Name one inside the content root, relative to site.yml.',
    });
  }
}

/** Copies the files that are not in `publicDir` yet, or differ there in size or time. Returns how many were copied. */
export async function publishFiles(files: readonly PublishedFile[], publicDir: string): Promise<number> {
  let copied = 0;
  for (const { source, url } of files) {
    const target = path.join(publicDir, url);
    const [from, to] = await Promise.all([stat(source), stat(target).catch(() => null)]);
    if (to && to.size === from.size && Math.abs(to.mtimeMs - from.mtimeMs) < 1000) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(source, target);
    await utimes(target, from.atime, from.mtime);
    copied += 1;
  }
  return copied;
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function decodePath(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
