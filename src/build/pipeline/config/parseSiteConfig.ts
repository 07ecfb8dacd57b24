import {
  packageSchema,
  productSchema,
  repositorySchema,
  siteConfigSchema,
  siteConfigShape,
  versionSchema,
  type SiteConfig,
} from '../../../domain/site';
import type { ProblemDraft } from '../../../domain/problem';
import type { Place } from '../parsedDocument';
import { checkData, readYaml, type DataIssue, type PlacedYaml } from '../placedYaml';

/** The name of the file that makes a folder a content root. */
export const SITE_FILE = 'site.yml';

export interface ParsedSiteConfig {
  /** Null where the file says nothing that can be built. */
  readonly config: SiteConfig | null;
  readonly problems: readonly ProblemDraft[];
  /** Where a value of the file stands. */
  placeOf(path: readonly PropertyKey[]): Place;
}

/** The keys that the mapping at a path of `site.yml` may have. */
function knownKeysAt([first, ...rest]: readonly PropertyKey[]): readonly string[] {
  if (first === undefined) return Object.keys(siteConfigShape);
  if (first === 'repository') return Object.keys(repositorySchema.shape);
  if (rest.includes('packages')) return Object.keys(packageSchema.shape);
  return Object.keys(rest.includes('versions') ? versionSchema.shape : productSchema.shape);
}

/**
 * Reads the text of a `site.yml`. Unknown keys are warned of and ignored; anything else that the
 * schema refuses leaves no configuration.
 */
export function parseSiteConfig(text: string): ParsedSiteConfig {
  const read = readYaml(text);
  if (!read.ok)
    return { config: null, problems: read.issues.map(toProblem), placeOf: () => ({ line: 1, column: 1 }) };

  const checked = checkData(siteConfigSchema, read.yaml, knownKeysAt);
  const placeOf = read.yaml.placeOf.bind(read.yaml);
  if (checked.ok) {
    return { config: checked.data, problems: findContradictions(checked.data, placeOf), placeOf };
  }
  const problems = checked.issues.map(toProblem);
  if (checked.issues.some((issue) => issue.kind !== 'unknown-key'))
    return { config: null, problems, placeOf };

  const retried = siteConfigSchema.safeParse(withoutUnknownKeys(read.yaml));
  return retried.success
    ? { config: retried.data, problems: [...problems, ...findContradictions(retried.data, placeOf)], placeOf }
    : { config: null, problems, placeOf };
}

function toProblem(issue: DataIssue): ProblemDraft {
  return {
    code: issue.kind === 'unknown-key' ? 'config-unknown-key' : 'config-invalid',
    file: SITE_FILE,
    line: issue.line,
    column: issue.column,
    message: issue.message,
    suggestion: issue.suggestion,
  };
}

/** A copy of the data without the keys that the schema refuses, found by asking the schema. */
function withoutUnknownKeys(yaml: PlacedYaml): unknown {
  const copy: unknown = structuredClone(yaml.value);
  const result = siteConfigSchema.safeParse(copy);
  for (const issue of result.error?.issues ?? []) {
    if (issue.code !== 'unrecognized_keys') continue;
    const owner = issue.path.reduce<unknown>(
      (value, step) => (value as Record<PropertyKey, unknown>)[step],
      copy,
    );
    for (const key of issue.keys) delete (owner as Record<string, unknown>)[key];
  }
  return copy;
}

/** What no single field shows: ids, prefixes and packages used twice, languages that do not fit together. */
function findContradictions(
  config: SiteConfig,
  placeOf: (path: readonly PropertyKey[]) => Place,
): ProblemDraft[] {
  const problems: ProblemDraft[] = [];
  const report = (path: readonly PropertyKey[], message: string, suggestion: string) =>
    problems.push({ code: 'config-invalid', file: SITE_FILE, ...placeOf(path), message, suggestion });

  const ids = new Map<string, number>();
  const prefixes = new Map<string, string>();
  const packages = new Map<string, string>();
  config.products.forEach((product, index) => {
    if (ids.has(product.id)) {
      report(
        ['products', index, 'id'],
        `Two products have the id "${product.id}".`,
        'Give each product an id of its own.',
      );
    }
    ids.set(product.id, index);
    product.paths.forEach((prefix, place) => {
      const owner = prefixes.get(prefix);
      if (owner !== undefined) {
        report(
          ['products', index, 'paths', place],
          `The path ${prefix} belongs to "${owner}" already.`,
          'Give each path to one product; a longer path may lie under a shorter one.',
        );
      }
      prefixes.set(prefix, product.id);
    });
    product.packages.forEach(({ name }, place) => {
      const owner = packages.get(name);
      if (owner !== undefined) {
        report(
          ['products', index, 'packages', place],
          `The package ${name} belongs to "${owner}" already.`,
          'Name each package once: its reference has one address.',
        );
      }
      packages.set(name, product.id);
    });
  });
  for (const language of new Set([config.defaultLanguage, ...config.languages])) {
    if (!config.acceptedLanguages.includes(language)) {
      report(
        ['acceptedLanguages'],
        `The language "${language}" is used but not accepted as a URL prefix.`,
        `Add "${language}" to acceptedLanguages.`,
      );
    }
  }
  return problems;
}
