import type demo from './demoStrings/en.json';
import shell from './strings/en.json';

type ShellKey = keyof typeof shell;
type DemoKey = keyof typeof demo;
/** The name of a text: the keys of `strings/en.json`, and of `demoStrings/en.json`, which comes with a demo's tools. */
export type StringKey = ShellKey | DemoKey;
/** The texts of one language; whatever it lacks is read in English. */
export type Strings = Readonly<Partial<Record<StringKey, string>>>;
/** Puts a text into the reader's language, with `{name}` replaced by `values.name`. */
export type Translate = (key: StringKey, values?: Readonly<Record<string, string | number>>) => string;

/** The one language that is part of the shell's bundle. */
export const englishStrings: Readonly<Record<ShellKey, string>> & Partial<Record<DemoKey, string>> = {
  ...shell,
};

/** Makes the `t` of a language. A placeholder without a value stays as it is, to be seen. */
export function createTranslate(strings: Strings): Translate {
  return (key, values = {}) =>
    (strings[key] ?? englishStrings[key] ?? key).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(values[name] ?? placeholder),
    );
}
