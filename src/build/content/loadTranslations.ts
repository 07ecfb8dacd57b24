import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProblemDraft } from '../../domain/problem';
import { nearestName } from '../pipeline/nearestName';
import { readYaml } from '../pipeline/placedYaml';
import { isInside, type ContentRoot } from './contentRoot';

/** Texts of the shell by key. */
export type ShellTexts = Readonly<Record<string, string>>;

/** Where the shell's own texts are, those of a demo's tools and of API pages; the build reads them as data. */
const STRINGS_DIRS = ['strings', 'demoStrings', 'apiStrings'].map((name) =>
  path.join('src', 'site', 'i18n', name),
);

/**
 * The shell's texts of each accepted language but English, which the shell brings itself: our own,
 * and over them what the content root has in `translations/<language>.json`. What is no text or has
 * no place in the shell is reported and left out.
 */
export function loadTranslations(
  root: ContentRoot,
  projectRoot: string,
): { translations: ReadonlyMap<string, ShellTexts>; problems: readonly ProblemDraft[] } {
  const stringsOf = (language: string): ShellTexts =>
    Object.assign(
      {},
      ...STRINGS_DIRS.map((dir) => readOwn(path.join(projectRoot, dir, `${language}.json`))),
    ) as ShellTexts;
  const keys = Object.keys(stringsOf('en'));
  const translations = new Map<string, ShellTexts>();
  const problems: ProblemDraft[] = [];
  for (const language of root.config.acceptedLanguages) {
    if (language === 'en') continue;
    const theirs = readTheirs(`translations/${language}.json`, root, keys, problems);
    translations.set(language, { ...stringsOf(language), ...theirs });
  }
  return { translations, problems };
}

function readOwn(file: string): ShellTexts {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ShellTexts) : {};
}

function readTheirs(
  file: string,
  root: ContentRoot,
  keys: readonly string[],
  problems: ProblemDraft[],
): Record<string, string> {
  const absolute = path.join(root.dir, file);
  if (!existsSync(absolute) || !isInside(absolute, root.roots)) return {};
  const report = (place: { line: number; column: number }, message: string, suggestion: string) =>
    problems.push({
      code: 'bad-translation',
      file,
      line: place.line,
      column: place.column,
      message,
      suggestion,
    });

  const read = readYaml(readFileSync(absolute, 'utf8'));
  if (!read.ok) {
    read.issues.forEach((issue) => report(issue, issue.message, issue.suggestion));
    return {};
  }
  const { value, placeOf } = read.yaml;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    report(placeOf([]), 'The texts must be a mapping of keys to texts.', 'Write {"copy": "…"}.');
    return {};
  }
  const texts: Record<string, string> = {};
  for (const [key, text] of Object.entries(value)) {
    if (!keys.includes(key)) {
      const nearest = nearestName(key, keys);
      const suggestion = nearest
        ? `Did you mean "${nearest}"?`
        : 'Use a key of src/site/i18n/strings/en.json, demoStrings/en.json or apiStrings/en.json.';
      report(placeOf([key]), `The shell has no text "${key}".`, suggestion);
    } else if (typeof text !== 'string' || text === '') {
      report(
        placeOf([key]),
        `The text of "${key}" must be a string that is not empty.`,
        'Write it in quotes.',
      );
    } else texts[key] = text;
  }
  return texts;
}
