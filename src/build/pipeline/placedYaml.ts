import { LineCounter, parseDocument, isMap, isScalar, isSeq, visit, type Document } from 'yaml';
import type { z } from 'zod';
import type { Place } from './parsedDocument';
import { nearestName } from './nearestName';

/** YAML (or JSON, which is YAML too) with the place of everything in it. */
export interface PlacedYaml {
  readonly value: unknown;
  /** Where the value at `path` stands; for a mapping's entry, where its key stands. */
  placeOf(path: readonly PropertyKey[]): Place;
}

/** What is wrong with a YAML text or the data in it. */
export interface DataIssue extends Place {
  readonly kind: 'syntax' | 'aliases' | 'unknown-key' | 'invalid';
  readonly message: string;
  readonly suggestion: string;
}

/** How many alias uses a file may have before it counts as an attack on memory. */
const MAX_ALIASES = 100;

/**
 * Reads YAML without ever throwing. `firstLine` is the line of the file that the text starts on.
 */
export function readYaml(
  text: string,
  firstLine = 1,
): { ok: true; yaml: PlacedYaml } | { ok: false; issues: DataIssue[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line) + firstLine - 1, column: Math.max(1, col) };
  };
  if (document.errors.length > 0) {
    return {
      ok: false,
      issues: firstOfEachLine(
        document.errors.map((error): DataIssue => ({
          kind: 'syntax',
          ...placeAt(openQuoteBefore(document, error.pos[0]) ?? error.pos[0]),
          message: `This is not valid YAML: ${describeError(error.message)}.`,
          suggestion: 'Quote values that contain ": " or " #", indent with spaces, and write each key once.',
        })),
      ),
    };
  }
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch (cause) {
    return {
      ok: false,
      issues: [
        {
          kind: 'aliases',
          ...placeAt(0),
          message: `The YAML aliases cannot be resolved: ${cause instanceof Error ? cause.message : String(cause)}.`,
          suggestion: 'Write the values out instead of repeating them by alias (*name).',
        },
      ],
    };
  }
  return { ok: true, yaml: { value, placeOf: (path) => placeAt(offsetOf(document, path)) } };
}

function describeError(message: string): string {
  return message
    .replace(/^Missing closing (["'])quote$/, 'The quote ($1) is never closed')
    .replace(/\.$/, '');
}

/** One slip of the pen makes the parser complain of its line several times over. */
function firstOfEachLine(issues: readonly DataIssue[]): DataIssue[] {
  const seen = new Set<number>();
  return issues.filter(({ line }) => !seen.has(line) && seen.add(line));
}

/** A quote that is never closed fails at the end of the text; the author looks for it where it opens. */
function openQuoteBefore(document: Document, offset: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar(_key, { type, range }) {
      const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
      if (isQuoted && range && range[0] < offset && offset <= range[1]) start = range[0];
    },
  });
  return start;
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = rangeStart(node);
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
      if (!pair) break;
      offset = rangeStart(pair.key);
      node = pair.value;
    } else if (isSeq(node) && typeof step === 'number') {
      node = node.items[step];
      offset = rangeStart(node) || offset;
    } else {
      break;
    }
  }
  return offset;
}

function rangeStart(node: unknown): number {
  const range = (node as { range?: readonly [number, number, number] } | null | undefined)?.range;
  return range?.[0] ?? 0;
}

/**
 * The one gateway from YAML to typed data: what `schema` refuses comes back as issues with places,
 * unknown keys with the nearest known one.
 *
 * @param knownKeys the keys that the mapping at a path may have
 */
export function checkData<Schema extends z.ZodType>(
  schema: Schema,
  yaml: PlacedYaml,
  knownKeys: (path: readonly PropertyKey[]) => readonly string[],
): { ok: true; data: z.output<Schema> } | { ok: false; issues: DataIssue[] } {
  const result = schema.safeParse(yaml.value);
  if (result.success) return { ok: true, data: result.data };
  return { ok: false, issues: result.error.issues.flatMap((issue) => describeIssue(issue, yaml, knownKeys)) };
}

function describeIssue(
  issue: z.core.$ZodIssue,
  yaml: PlacedYaml,
  knownKeys: (path: readonly PropertyKey[]) => readonly string[],
): DataIssue[] {
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(issue.path);
    return issue.keys.map((key) => {
      const nearest = nearestName(key, known);
      return {
        kind: 'unknown-key',
        ...yaml.placeOf([...issue.path, key]),
        message: `Unknown key "${key}"${describePath(issue.path)}.`,
        suggestion: nearest ? `Did you mean "${nearest}"?` : `Remove it, or use one of: ${known.join(', ')}.`,
      };
    });
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const closest = issue.errors.reduce((best, errors) =>
      (errors[0]?.path.length ?? 0) > (best[0]?.path.length ?? 0) ? errors : best,
    );
    const nested = closest.filter((inner) => inner.path.length > 0);
    if (nested.length > 0) {
      return nested.flatMap((inner) =>
        describeIssue({ ...inner, path: [...issue.path, ...inner.path] }, yaml, knownKeys),
      );
    }
  }
  const found = valueAt(yaml.value, issue.path);
  return [
    {
      kind: 'invalid',
      ...yaml.placeOf(issue.path),
      message: `Bad value${describePath(issue.path)}: ${reasonOf(issue)}${found === undefined ? '' : ` (found ${describeValue(found)})`}.`,
      suggestion:
        found === undefined && issue.path.length > 0
          ? `Add the missing "${String(issue.path.at(-1))}".`
          : 'Write the value in the form that the message names.',
    },
  ];
}

/** What an issue demands; of a choice between types, each of them. */
export function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue.message;
  const demands = issue.errors.map(
    ([first]) => first?.message.replace(/^Invalid \w+: /, '').replace(/, received .*$/, '') ?? '',
  );
  return `${issue.message}: ${demands.filter((demand) => demand !== '').join(' or ')}`;
}

function describePath(path: readonly PropertyKey[]): string {
  if (path.length === 0) return '';
  return ` at ${path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')}`;
}

function describeValue(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (current, step) =>
      current !== null && typeof current === 'object'
        ? (current as Record<PropertyKey, unknown>)[step]
        : undefined,
    value,
  );
}
