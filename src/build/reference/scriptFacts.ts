import { listScripts, readScript, type PublishedPackage } from './packageFiles';

/** What only the published JavaScript of a component tells. */
export interface ScriptFacts {
  readonly themeName: string | null;
  /** Whether a ref given to the component arrives somewhere. */
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
    takesRef: /forwardRef|\bcreate[A-Z]\w*\b|\bstyled\b/.test(script),
    defaultComponent: component?.[1] ?? component?.[2] ?? null,
    isTypeScript: generated === undefined ? null : generated === 'TypeScript types',
  };
}

/** States that all components share the class name of, by the conventions of `generateUtilityClass`. */
export const GLOBAL_STATES: ReadonlySet<string> = new Set([
  'active',
  'checked',
  'completed',
  'disabled',
  'error',
  'expanded',
  'focused',
  'focusVisible',
  'open',
  'readOnly',
  'required',
  'selected',
]);

const CLASS_PREFIX = /generateUtilityClass(?:es)?(?:\.default)?\)?\(\s*(?:['"]([\w-]+)['"]|([A-Z_]+)\b)/;

/** Makes the class name of a key of a component's classes; null where its script makes none. */
export function readClassNames(pkg: PublishedPackage, folder: string): ((key: string) => string) | null {
  const script = listScripts(pkg, folder)
    .filter((file) => file.endsWith('Classes'))
    .map((file) => readScript(pkg, folder, file))
    .find((text) => CLASS_PREFIX.test(text));
  const match = script === undefined ? null : CLASS_PREFIX.exec(script);
  if (script === undefined || match === null) return null;
  const constant =
    match[2] === undefined ? null : new RegExp(`\\b${match[2]}\\s*=\\s*['"]([\\w-]+)['"]`).exec(script);
  const component = match[1] ?? constant?.[1];
  if (component === undefined) return null;

  // A package may have a prefix of its own, and then a `generateUtilityClass` of its own.
  const own = /\w*PREFIX = ['"](\w+)['"]/.exec(readScript(pkg, 'generateUtilityClass', 'index'))?.[1];
  return (key) => {
    const isState = GLOBAL_STATES.has(key);
    if (own !== undefined) return isState ? `${own}--${key}` : `${own}-${component}-${key}`;
    return isState ? `Mui-${key}` : `${component}-${key}`;
  };
}
