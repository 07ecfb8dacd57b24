import type { SandboxRun } from '../protocol';
import { resolveFile } from './resolveFile';

/** What stack traces call the files of an edited demo: `demo://edited/Name.tsx:3:5`. */
export const SOURCE_ROOT = 'demo://edited/';

/** Milliseconds that code may run in loops at a stretch before it is taken for endless. */
export const LOOP_LIMIT = 1500;

/** Name of the function that compiled code calls on each turn of a loop. */
export const LOOP_GUARD = '__docsLoop';

export interface EvaluatedDemo {
  /** What the entry exports by default. */
  readonly component: unknown;
  /** The style sheets that it imported, in order. */
  readonly styles: readonly string[];
}

/**
 * Runs the modules of an edited demo. Each module runs once, when it is first imported, as a bundler
 * would have it.
 *
 * @param requirePackage answers for packages
 * @throws whatever the code throws, and where it exports no component
 */
export function evaluateDemo(
  { files, entry }: Pick<SandboxRun, 'files' | 'entry'>,
  requirePackage: (specifier: string) => unknown,
): EvaluatedDemo {
  const loaded = new Map<string, { exports: unknown }>();
  const styles: string[] = [];

  function load(path: string): unknown {
    const known = loaded.get(path);
    if (known) return known.exports;
    const module: { exports: unknown } = { exports: {} };
    loaded.set(path, module);
    const file = files[path];
    if (file?.kind === 'json') module.exports = JSON.parse(file.code);
    if (file?.kind === 'style') styles.push(file.code);
    if (file?.kind === 'script') {
      const run = evaluateScript(`${SOURCE_ROOT}${path}`, file.code);
      run(module.exports, (specifier) => importFrom(path, specifier), module, guardLoops());
    }
    return module.exports;
  }
  function importFrom(importer: string, specifier: string): unknown {
    if (!specifier.startsWith('.')) return requirePackage(specifier);
    const path = resolveFile(Object.keys(files), importer, specifier);
    if (path === null) throw new Error(`"${specifier}" is no file of this demo.`);
    return load(path);
  }

  const exported = load(entry);
  const component =
    typeof exported === 'object' && exported !== null && 'default' in exported ? exported.default : null;
  if (component === null || component === undefined)
    throw new Error('The module exports no component by default.');
  return { component, styles };
}

type ModuleFunction = (
  exports: unknown,
  require: (specifier: string) => unknown,
  module: { exports: unknown },
  guard: () => void,
) => void;

/** Compiles a module in the global scope. The first line of the code stays the first line. */
function evaluateScript(name: string, code: string): ModuleFunction {
  const source = `(function (exports, require, module, ${LOOP_GUARD}) {${code}\n})\n//# sourceURL=${name}`;
  return (0, eval)(source) as ModuleFunction;
}

/** Throws when code has turned in loops for longer than {@link LOOP_LIMIT} without a pause. */
export function guardLoops(): () => void {
  let started: number | null = null;
  let turns = 0;
  return () => {
    turns += 1;
    if (turns % 1000 !== 0) return;
    if (started === null) {
      started = performance.now();
      // Runs as soon as the code lets go.
      void Promise.resolve().then(() => {
        started = null;
      });
    } else if (performance.now() - started > LOOP_LIMIT) {
      throw new Error('A loop does not seem to end. It was stopped.');
    }
  };
}
