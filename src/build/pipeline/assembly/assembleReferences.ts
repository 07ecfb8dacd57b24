import type { ProblemDraft } from '../../../domain/problem';
import { digestOf } from '../digest';
import { SITE_FILE } from '../config/parseSiteConfig';
import { nearestName } from '../nearestName';
import { anchorsOfReference } from '../reference/anchorsOfReference';
import { findImports } from '../reference/findImports';
import { findUses } from '../reference/findUses';
import { placeReferences } from '../reference/placeReferences';
import { ReferenceNames } from '../reference/referenceNames';
import { renderReference, type ReferenceContext, type ReferenceUses } from '../reference/renderReference';
import { resolveNames } from '../reference/resolveNames';
import { listLinks } from '../reference/listLinks';
import { resolveDocLink } from '../reference/resolveDocLink';
import type { LinkablePages, PlacedReference } from '../reference/types';
import { planApiPages, type PlannedApiPages } from './planApiPages';
import { collectDemos } from './collectDemos';
import type { AssemblyInput, PlacedDocument, SiteReference } from './types';

/** The references of a site, and how they hang together with its pages and demos. */
export interface AssembledReferences extends Omit<PlannedApiPages, 'problems'> {
  /** Ids of the references that a document names, by its file. */
  readonly idsByFile: ReadonlyMap<string, readonly string[]>;
  /** Ids of the references that a demo imports, by the demo's id. */
  readonly idsByDemo: ReadonlyMap<string, readonly string[]>;
  /** Anchors of the API pages, tabs included, by path. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  readonly problems: readonly ProblemDraft[];
  /** The references as the site has them, once it is known what they may link to. */
  finish(pages: LinkablePages): SiteReference[];
}

/** Gives the references their places, and finds which pages name and which demos import them. */
export function assembleReferences(
  input: AssemblyInput,
  placed: readonly PlacedDocument[],
): AssembledReferences {
  const { config, packages } = input;
  const references = placeReferences(packages, config);
  const names = new ReferenceNames(references);
  const resolutions = new Map(
    placed.map((document) => [document.source, resolveNames(document.source, { config, packages, names })]),
  );
  const namedBy = new Map(
    placed.map((document): [PlacedDocument, readonly PlacedReference[]] => {
      const own = resolutions.get(document.source)?.references ?? [];
      // A translation that names nothing is about what its original is about.
      const original = document.original ? resolutions.get(document.original)?.references : undefined;
      return [document, own.length > 0 ? own : (original ?? [])];
    }),
  );
  const idsByDemo = findImports(collectDemos(input), references);
  const usesOf = findUses(
    [...namedBy].map(([{ path }, named]) => ({ path, references: named })),
    idsByDemo,
    config.products.flatMap(({ id }) => input.manifests.get(id) ?? []),
  );
  const planned = planApiPages(references, namedBy, input);
  return {
    pages: planned.pages,
    tabs: planned.tabs,
    idsByFile: new Map([...namedBy].map(([{ source }, named]) => [source.file, named.map(({ id }) => id)])),
    idsByDemo,
    anchors: collectAnchors(planned, usesOf),
    problems: [
      ...[...resolutions.values()].flatMap((resolution) => resolution.problems),
      ...planned.problems,
      ...findUnknownExclusions(input),
    ],
    finish: (pages) => finishReferences(references, names, usesOf, pages, input),
  };
}

function collectAnchors(
  { pages, tabs }: Pick<PlannedApiPages, 'pages' | 'tabs'>,
  usesOf: (id: string) => ReferenceUses,
): ReadonlyMap<string, ReadonlySet<string>> {
  const anchors = new Map<string, ReadonlySet<string>>();
  for (const placed of pages) {
    anchors.set(placed.path, new Set(anchorsOfReference(placed, usesOf(placed.id), false)));
  }
  for (const { path, references } of [...tabs.values()].flat()) {
    const listed = references.flatMap((placed) => anchorsOfReference(placed, usesOf(placed.id), true));
    anchors.set(path, new Set(listed));
  }
  return anchors;
}

function finishReferences(
  references: readonly PlacedReference[],
  names: ReferenceNames,
  usesOf: (id: string) => ReferenceUses,
  pages: LinkablePages,
  { findSince }: AssemblyInput,
): SiteReference[] {
  const context: ReferenceContext = {
    names,
    pages,
    findSince,
    rendered: { markdown: new Map(), code: new Map() },
  };
  // A reference links to others by name: what there is of them is part of each one.
  const around = digestOf(references.map(({ id, path }) => [id, path]));
  return references.map((placed): SiteReference => {
    const { id, productId, path, homepage, reference } = placed;
    const uses = usesOf(id);
    const links = listLinks(reference).map((href) => resolveDocLink(href, homepage, pages));
    const since = sinceOf(placed, findSince);
    return {
      id,
      productId,
      path,
      reference,
      ...uses,
      digest: digestOf([reference, path, homepage, uses, links, since, around]),
      render: () => renderReference(placed, uses, context),
    };
  });
}

function sinceOf({ reference }: PlacedReference, findSince: AssemblyInput['findSince']): (string | null)[] {
  if (reference.kind === 'hook') return [];
  const { packageName, name, props, inherits } = reference;
  return [{ packageName, name, props }, ...inherits].flatMap((owner) =>
    owner.props.map((prop) => findSince(owner.packageName, owner.name, prop.name)),
  );
}

/** An exclusion of what a package does not have helps nobody: it is a slip of the pen, or out of date. */
function findUnknownExclusions({ config, packages, placeOf }: AssemblyInput): ProblemDraft[] {
  const known = new Map(
    packages.map(({ packageName, references, passedOver }) => [
      packageName,
      new Set([...references, ...passedOver].map(({ name }) => name)),
    ]),
  );
  return config.products.flatMap((product, index) =>
    product.packages.flatMap(({ name, exclude }, place) =>
      exclude.flatMap((excluded, item): ProblemDraft[] => {
        const names = known.get(name);
        if (!names || names.has(excluded)) return [];
        const nearest = nearestName(excluded, names);
        return [
          {
            code: 'unknown-api-name',
            file: SITE_FILE,
            ...placeOf(['products', index, 'packages', place, 'exclude', item]),
            message: `The package ${name} has no "${excluded}" to exclude.`,
            suggestion: nearest ? `Did you mean "${nearest}"?` : 'Remove the name.',
          },
        ];
      }),
    ),
  );
}
