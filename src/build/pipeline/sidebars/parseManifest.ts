import type { z } from 'zod';
import { entryFields, SIDEBAR_KEYS, type ManifestEntry } from '../../../domain/sidebar';
import type { ProblemDraft } from '../../../domain/problem';
import type { Place } from '../parsedDocument';
import { nearestName } from '../nearestName';
import { readYaml, reasonOf } from '../placedYaml';

/** A manifest's entry and where it stands. */
export interface PlacedEntry {
  readonly entry: Omit<ManifestEntry, 'children'>;
  readonly place: Place;
  readonly children: readonly PlacedEntry[];
}

export interface ParsedManifest {
  /** The manifest, relative to the content root. */
  readonly file: string;
  readonly entries: readonly PlacedEntry[];
  readonly problems: readonly ProblemDraft[];
}

/** Reads a sidebar manifest of YAML or JSON text: a list of entries. Bad fields are reported and left out. */
export function parseManifest(text: string, file: string): ParsedManifest {
  const read = readYaml(text);
  if (!read.ok) {
    const problems = read.issues.map(({ line, column, message, suggestion }): ProblemDraft => ({
      code: 'sidebar-syntax',
      file,
      line,
      column,
      message,
      suggestion,
    }));
    return { file, entries: [], problems };
  }
  return checkManifest(read.yaml.value, file, (path) => read.yaml.placeOf(path));
}

/**
 * Checks a manifest that is data already, such as what a `.ts` manifest exports. `placeOf` tells
 * where the value at a path of keys and indexes stands.
 */
export function checkManifest(
  value: unknown,
  file: string,
  placeOf: (path: readonly PropertyKey[]) => Place,
): ParsedManifest {
  const problems: ProblemDraft[] = [];
  const report = (
    code: 'sidebar-syntax' | 'sidebar-field',
    path: readonly PropertyKey[],
    message: string,
    suggestion: string,
  ) => problems.push({ code, file, ...placeOf(path), message, suggestion });

  const readList = (list: unknown, path: readonly PropertyKey[]): PlacedEntry[] => {
    if (Array.isArray(list)) {
      return list.flatMap((item: unknown, index) => readEntry(item, [...path, index]) ?? []);
    }
    const what = path.length === 0 ? 'A sidebar' : '"children"';
    const code = path.length === 0 ? 'sidebar-syntax' : 'sidebar-field';
    report(code, path, `${what} must be a list of entries.`, 'Begin each entry with "- pathname: /…".');
    return [];
  };

  const readEntry = (item: unknown, path: readonly PropertyKey[]): PlacedEntry | null => {
    if (item === null || typeof item !== 'object' || Array.isArray(item)) {
      report(
        'sidebar-field',
        path,
        'A sidebar entry must be a mapping of fields.',
        'Write "- pathname: /…".',
      );
      return null;
    }
    const fields: Record<string, unknown> = {};
    let children: PlacedEntry[] = [];
    for (const [key, raw] of Object.entries(item as Record<string, unknown>)) {
      if (key === 'children') {
        children = readList(raw, [...path, key]);
        continue;
      }
      const schema = Object.hasOwn(entryFields, key)
        ? (entryFields as Record<string, z.ZodType>)[key]
        : undefined;
      if (!schema) {
        const nearest = nearestName(key, SIDEBAR_KEYS);
        const suggestion = nearest ? `Did you mean "${nearest}"?` : `Use one of: ${SIDEBAR_KEYS.join(', ')}.`;
        report('sidebar-field', [...path, key], `Unknown field "${key}" of a sidebar entry.`, suggestion);
        continue;
      }
      const result = schema.safeParse(raw);
      if (result.success) fields[key] = result.data;
      else {
        const [issue] = result.error.issues;
        const reason = issue ? reasonOf(issue) : 'it is not of the right type';
        report(
          'sidebar-field',
          [...path, key],
          `Bad value of "${key}": ${reason}.`,
          'Mend the value or remove the field.',
        );
      }
    }
    if (typeof fields['pathname'] !== 'string') {
      if (!Object.hasOwn(item, 'pathname')) {
        report('sidebar-field', path, 'A sidebar entry has no pathname.', 'Add "pathname: /…" to the entry.');
      }
      return null;
    }
    return { entry: { ...fields, pathname: fields['pathname'] }, place: placeOf(path), children };
  };

  return { file, entries: readList(value, []), problems };
}
