import { listScripts, readScript, type PublishedPackage } from './packageFiles';

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
const OWN_KEYS = /generateUtilityClasses(?:\.default)?\)?\([^,[]+,\s*\[([^\]]*)\]/;
/** `...inputBaseClasses`, of `import { inputBaseClasses } from "../InputBase/index.js"`. */
const SPREAD = /\.\.\.(\w+Classes)\b/;

/** What a script makes of a component's classes. */
export interface ClassNames {
  /** The keys that it lists one by one, in its order; those it makes in a loop are not among them. */
  readonly keys: readonly string[];
  readonly write: (key: string) => string;
}

/** The script of a component's classes: the one named after it, before others of its folder. */
function findScript(pkg: PublishedPackage, folder: string, name: string): string | undefined {
  const wanted = `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
  return [wanted, ...listScripts(pkg, folder).filter((file) => file.endsWith('Classes'))]
    .map((file) => readScript(pkg, folder, file))
    .find((text) => CLASS_PREFIX.test(text));
}

/** How a component names its classes; null where its script makes none. */
export function readClassNames(pkg: PublishedPackage, folder: string, name: string): ClassNames | null {
  const script = findScript(pkg, folder, name);
  const match = script === undefined ? null : CLASS_PREFIX.exec(script);
  if (script === undefined || match === null) return null;
  const constant =
    match[2] === undefined ? null : new RegExp(`\\b${match[2]}\\s*=\\s*['"]([\\w-]+)['"]`).exec(script);
  const component = match[1] ?? constant?.[1];
  if (component === undefined) return null;

  // A package may have a prefix of its own, and then a `generateUtilityClass` of its own.
  const prefix = /\w*PREFIX = ['"](\w+)['"]/.exec(readScript(pkg, 'generateUtilityClass', 'index'))?.[1];
  const write = (key: string): string => {
    const isState = GLOBAL_STATES.has(key);
    if (prefix !== undefined) return isState ? `${prefix}--${key}` : `${prefix}-${component}-${key}`;
    return isState ? `Mui-${key}` : `${component}-${key}`;
  };
  const listed = OWN_KEYS.exec(script)?.[1] ?? '';
  const keys = [...listed.matchAll(/['"]([\w-]+)['"]/g)].flatMap(([, key]) => key ?? []);
  const inherited = readSpreadNames(pkg, script);
  if (inherited === null) return { keys, write };
  return {
    keys: [...new Set([...keys, ...inherited.keys])],
    write: (key) => (keys.includes(key) ? write(key) : inherited.write(key)),
  };
}

/** The classes that a component takes over whole from another one. */
function readSpreadNames(pkg: PublishedPackage, script: string): ClassNames | null {
  const spread = SPREAD.exec(script)?.[1];
  if (spread === undefined) return null;
  const folder = new RegExp(`\\b${spread}\\b.*['"]\\.\\./(\\w+)`).exec(script)?.[1];
  return folder === undefined ? null : readClassNames(pkg, folder, folder);
}
