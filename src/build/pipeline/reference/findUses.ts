import type { DocPath } from '../../../domain/docPath';
import type { ParsedManifest, PlacedEntry } from '../sidebars/parseManifest';
import { sidebarPathOf } from '../sidebars/resolveSidebar';
import type { ReferenceUses } from './renderReference';
import type { PlacedReference } from './types';

const NO_USES: ReferenceUses = { docPaths: [], demoIds: [] };

/**
 * Where each reference is of use: the pages that name it, in the order in which the sidebars list
 * them, and the demos that import it.
 *
 * @param named the references that a page names; several documents may have the page's path
 * @param imported the ids of the references that a demo imports, by the demo's id
 */
export function findUses(
  named: readonly { readonly path: DocPath; readonly references: readonly PlacedReference[] }[],
  imported: ReadonlyMap<string, readonly string[]>,
  manifests: readonly ParsedManifest[],
): (id: string) => ReferenceUses {
  const order = readingOrder(manifests);
  const places = (path: DocPath) => order.get(path) ?? order.size;
  const paths = new Map<string, Set<DocPath>>();
  const demos = new Map<string, string[]>();
  for (const { path, references } of named) {
    for (const { id } of references) paths.set(id, (paths.get(id) ?? new Set()).add(path));
  }
  for (const [demoId, ids] of imported) {
    for (const id of ids) demos.set(id, [...(demos.get(id) ?? []), demoId]);
  }
  const uses = new Map(
    [...new Set([...paths.keys(), ...demos.keys()])].map((id): [string, ReferenceUses] => [
      id,
      {
        docPaths: [...(paths.get(id) ?? [])].sort((a, b) => places(a) - places(b) || (a < b ? -1 : 1)),
        demoIds: (demos.get(id) ?? []).sort(),
      },
    ]),
  );
  return (id) => uses.get(id) ?? NO_USES;
}

function readingOrder(manifests: readonly ParsedManifest[]): ReadonlyMap<string, number> {
  const order = new Map<string, number>();
  const visit = ({ entry, children }: PlacedEntry): void => {
    const path = sidebarPathOf(entry.pathname);
    if (!order.has(path)) order.set(path, order.size);
    children.forEach(visit);
  };
  for (const { entries } of manifests) entries.forEach(visit);
  return order;
}
