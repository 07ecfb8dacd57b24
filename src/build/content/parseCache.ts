import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentMeta, ParsedBlock, ParsedDocument } from '../pipeline/parsedDocument';

/**
 * Parsed documents on disk, by digest. What the assembly reads of every document is in one file;
 * each body has a file of its own, so that a warm build reads only the bodies that it renders.
 */
export class ParseCache {
  readonly #dir: string;
  readonly #metas: Map<string, DocumentMeta>;
  readonly #used = new Set<string>();
  #changed = false;

  constructor(dir: string) {
    this.#dir = dir;
    mkdirSync(dir, { recursive: true });
    this.#metas = new Map(Object.entries(this.#read<Record<string, DocumentMeta>>('index.json') ?? {}));
  }

  get(digest: string): DocumentMeta | undefined {
    const meta = this.#metas.get(digest);
    if (meta) this.#used.add(digest);
    return meta;
  }

  loadBlocks(digest: string): readonly ParsedBlock[] {
    const blocks = this.#read<ParsedBlock[]>(`${digest}.json`);
    if (!blocks) throw new Error(`The parse cache has lost ${digest}; run "npm run clean".`);
    return blocks;
  }

  set(digest: string, { blocks, ...document }: ParsedDocument): DocumentMeta {
    const components = blocks.flatMap((block) =>
      block.kind === 'component' ? [{ name: block.name, props: block.props }] : [],
    );
    const meta: DocumentMeta = { ...document, components, digest };
    writeFileSync(path.join(this.#dir, `${digest}.json`), JSON.stringify(blocks));
    this.#metas.set(digest, meta);
    this.#used.add(digest);
    this.#changed = true;
    return meta;
  }

  /** Writes the index and forgets what this run did not use. */
  save(): void {
    const unused = [...this.#metas.keys()].filter((digest) => !this.#used.has(digest));
    unused.forEach((digest) => this.#metas.delete(digest));
    if (this.#changed || unused.length > 0) {
      writeFileSync(path.join(this.#dir, 'index.json'), JSON.stringify(Object.fromEntries(this.#metas)));
      for (const name of readdirSync(this.#dir)) {
        const digest = name.replace(/\.json$/, '');
        if (digest !== 'index' && !this.#metas.has(digest))
          rmSync(path.join(this.#dir, name), { force: true });
      }
    }
    this.#changed = false;
    this.#used.clear();
  }

  #read<Value>(name: string): Value | undefined {
    try {
      return JSON.parse(readFileSync(path.join(this.#dir, name), 'utf8')) as Value;
    } catch {
      return undefined;
    }
  }
}
