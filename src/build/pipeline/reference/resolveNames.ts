import type { ApiKind, PackageReference } from '../../../domain/apiReference';
import type { ProblemDraft } from '../../../domain/problem';
import type { SiteConfig } from '../../../domain/site';
import { nearestName } from '../nearestName';
import type { DocumentMeta } from '../parsedDocument';
import type { ReferenceNames } from './referenceNames';
import type { PlacedReference } from './types';

/** The front matter's keys that name references, and what each one names. */
const KEYS = { components: 'component', hooks: 'hook' } as const satisfies Record<string, ApiKind>;

export interface NameResolution {
  /** In the order written, components before hooks. */
  readonly references: readonly PlacedReference[];
  readonly problems: readonly ProblemDraft[];
}

/** What resolving names needs to know of the site. */
export interface NamesOfSite {
  readonly config: SiteConfig;
  readonly packages: readonly PackageReference[];
  readonly names: ReferenceNames;
}

/**
 * Finds the references that a document's front matter names: in the package that it names as its own,
 * then in those of its product, then in the others.
 */
export function resolveNames(
  source: { readonly file: string; readonly productId: string; readonly parsed: DocumentMeta },
  site: NamesOfSite,
): NameResolution {
  const { frontMatter, frontMatterPlaces } = source.parsed;
  const references: PlacedReference[] = [];
  const problems: ProblemDraft[] = [];
  for (const [key, kind] of Object.entries(KEYS) as [keyof typeof KEYS, ApiKind][]) {
    for (const name of frontMatter[key] ?? []) {
      const found = findNamed(name, kind, source.productId, frontMatter.packageName, site.names);
      if (found) {
        if (!references.includes(found)) references.push(found);
      } else if (knowsEverything(source.productId, site)) {
        problems.push({
          code: 'unknown-api-name',
          file: source.file,
          ...(frontMatterPlaces[key] ?? { line: 1, column: 1 }),
          ...describeUnknown(name, kind, site),
        });
      }
    }
  }
  return { references, problems };
}

function findNamed(
  name: string,
  kind: ApiKind,
  productId: string,
  packageName: string | undefined,
  names: ReferenceNames,
): PlacedReference | undefined {
  const candidates = names.named(name).filter(({ reference }) => reference.kind === kind);
  return (
    candidates.find(({ reference }) => reference.packageName === packageName) ??
    candidates.find((placed) => placed.productId === productId) ??
    candidates[0]
  );
}

/** Without packages, or with some of them missing, a name may well be right. */
function knowsEverything(productId: string, { config, packages }: NamesOfSite): boolean {
  const loaded = new Set(packages.map(({ packageName }) => packageName));
  const own = config.products.find((product) => product.id === productId)?.packages ?? [];
  const wanted = config.products.flatMap((product) => product.packages);
  return own.length > 0 && wanted.every(({ name }) => loaded.has(name));
}

function describeUnknown(
  name: string,
  kind: ApiKind,
  { packages, names }: NamesOfSite,
): Pick<ProblemDraft, 'message' | 'suggestion'> {
  const other: ApiKind = kind === 'hook' ? 'component' : 'hook';
  if (names.named(name).length > 0) {
    return {
      message: `${name} is a ${other}, not a ${kind}.`,
      suggestion: `Name it in "${other}s".`,
    };
  }
  for (const { packageName, passedOver } of packages) {
    const reason = passedOver.find((entry) => entry.name === name)?.reason;
    if (reason !== undefined) {
      return {
        message: `${packageName} has no reference of ${name}. ${reason}`,
        suggestion: 'Leave the name out; the docs say what is passed over.',
      };
    }
  }
  const nearest = nearestName(name, names.known(kind));
  return {
    message: `No package of this site has a ${kind} "${name}".`,
    suggestion: nearest ? `Did you mean "${nearest}"?` : 'Mend the name, or leave it out.',
  };
}
