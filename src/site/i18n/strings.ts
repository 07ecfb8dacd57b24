import type api from './apiStrings/en.json';
import type demo from './demoStrings/en.json';
import shell from './strings/en.json';

type ShellKey = keyof typeof shell;
/** The keys of `demoStrings/en.json`, which comes with a demo's tools, and of `apiStrings/en.json`, with an API page. */
type AddedKey = keyof typeof demo | keyof typeof api;
/** The name of a text: the keys of `strings/en.json`, and those of what only some pages need. */
export type StringKey = ShellKey | AddedKey;
/** The texts of one language; whatever it lacks is read in English. */
export type Strings = Readonly<Partial<Record<StringKey, string>>>;
/** Puts a text into the reader's language, with `{name}` replaced by `values.name`. */
export type Translate = (key: StringKey, values?: Readonly<Record<string, string | number>>) => string;

/** The one language that is part of the shell's bundle. */
export const englishStrings: Readonly<Record<ShellKey, string>> & Partial<Record<AddedKey, string>> = {
  ...shell,
};

/** Makes the `t` of a language. A placeholder without a value stays as it is, to be seen. */
export function createTranslate(strings: Strings): Translate {
  return (key, values = {}) =>
    (strings[key] ?? englishStrings[key] ?? key).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(values[name] ?? placeholder),
    );
}
