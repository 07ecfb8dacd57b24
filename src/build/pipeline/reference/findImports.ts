import type { Demo } from '../../../domain/demo';
import type { PlacedReference } from './types';

/** `import Button, { type A, B as C } from '…'`; what is imported as types only shows nothing. */
const IMPORT = /^\s*import\s+(?!type\s)([^'"();]+?)\s+from\s+['"]([^'"]+)['"]/gm;

/** What code imports, each as `specifier#name`; a default export is called `default`. */
export function readImports(source: string): string[] {
  return [...source.matchAll(IMPORT)].flatMap(([, clause = '', specifier = '']) => {
    const [, named] = /\{([^}]*)\}/.exec(clause) ?? [];
    const names = (named ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '' && !entry.startsWith('type '))
      .map((entry) => entry.replace(/\s+as\s+.*$/s, ''));
    const rest = clause.replace(/\{[^}]*\}/, '').replace(/[,\s]/g, '');
    const hasDefault = rest !== '' && !rest.startsWith('*');
    return [...(hasDefault ? ['default'] : []), ...names].map((name) => `${specifier}#${name}`);
  });
}

/** The references whose component or hook a demo imports, itself or in a helper: ids by the demo's id. */
export function findImports(
  demos: readonly Demo[],
  references: readonly PlacedReference[],
): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string>();
  for (const { id, reference } of references) {
    for (const line of reference.imports) for (const name of readImports(line)) owners.set(name, id);
  }
  return new Map(
    demos.map((demo) => {
      const sources = demo.variants.flatMap(({ ts, js, helpers }) => [
        (ts ?? js).source,
        ...helpers.map((helper) => helper.source),
      ]);
      const ids = sources.flatMap(readImports).flatMap((name) => owners.get(name) ?? []);
      return [demo.id, [...new Set(ids)].sort()];
    }),
  );
}
