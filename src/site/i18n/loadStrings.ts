import { stringLoaders } from 'docs-generated/stringLoaders';
import { englishStrings, type Strings } from './strings';

const known = new Map<string, Strings>([['en', englishStrings]]);

/** Makes a language's texts available to {@link findStrings}. */
export function registerStrings(language: string, strings: Strings): void {
  known.set(language, strings);
}

/** A language's texts, if they are here already. */
export function findStrings(language: string): Strings | undefined {
  return known.get(language);
}

/** Whether there are texts in this language that {@link loadStrings} would have to fetch first. */
export function areStringsMissing(language: string): boolean {
  return !known.has(language) && Object.hasOwn(stringLoaders, language);
}

/**
 * Fetches a language's texts, so that hydration starts with the words the HTML was rendered with.
 * Resolves at once where they are here, or where the language has none. Never rejects: the page then
 * speaks English.
 */
export async function loadStrings(language: string): Promise<void> {
  const load = stringLoaders[language];
  if (known.has(language) || load === undefined) return;
  try {
    registerStrings(language, (await load()).default);
  } catch (error) {
    console.error(`The texts in "${language}" could not be loaded.`, error);
  }
}
