import { readScript, type PublishedPackage } from './packageFiles';

/** What only the published JavaScript of a component tells. */
export interface ScriptFacts {
  readonly themeName: string | null;
  /** Whether a ref given to the component arrives somewhere; without a script, its types are believed. */
  readonly takesRef: boolean;
  /** What stands at the root by itself: `component = 'div'`; null where the script names nothing. */
  readonly defaultComponent: string | null;
  /** Whether the source is TypeScript; null where the script does not say. */
  readonly isTypeScript: boolean | null;
}

const THEME_NAME = /(?:useDefaultProps|useThemeProps)\w*(?:\.default)?\)?\(\{[^}]*?\bname:\s*['"](\w+)['"]/;
const DEFAULT_COMPONENT = /\bcomponent\s*(?::\s*\w+\s*)?=\s*(?:['"]([\w-]+)['"]|([A-Z]\w*))/;

/**
 * Reads the script of a component, and that of the factory it comes from (`createContainer`) where
 * its folder holds one.
 */
export function readScriptFacts(pkg: PublishedPackage, folder: string, name: string): ScriptFacts {
  const script = readScript(pkg, folder, name);
  const texts = [script, readScript(pkg, folder, `create${name}`)];
  const find = (pattern: RegExp): RegExpExecArray | null =>
    texts.map((text) => pattern.exec(text)).find((match) => match !== null) ?? null;
  const component = find(DEFAULT_COMPONENT);
  const generated = /To update them, edit the (TypeScript types|d\.ts file)/.exec(script)?.[1];
  return {
    themeName: find(THEME_NAME)?.[1] ?? null,
    takesRef: script === '' || /forwardRef|\bcreate[A-Z]\w*\b|\bstyled\b/.test(script),
    defaultComponent: component?.[1] ?? component?.[2] ?? null,
    isTypeScript: generated === undefined ? null : generated === 'TypeScript types',
  };
}
