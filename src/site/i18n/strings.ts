import en from './strings/en.json';

/** The name of a text of the shell: the keys of `strings/en.json`. */
export type StringKey = keyof typeof en;
/** The texts of one language; whatever it lacks is read in English. */
export type Strings = Readonly<Partial<Record<StringKey, string>>>;
/** Puts a text into the reader's language, with `{name}` replaced by `values.name`. */
export type Translate = (key: StringKey, values?: Readonly<Record<string, string | number>>) => string;

/** The one language that is part of the shell's bundle. */
export const englishStrings: Strings & typeof en = en;

/** Makes the `t` of a language. A placeholder without a value stays as it is, to be seen. */
export function createTranslate(strings: Strings): Translate {
  return (key, values = {}) =>
    (strings[key] ?? englishStrings[key]).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(values[name] ?? placeholder),
    );
}
