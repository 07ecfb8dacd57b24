import type { SandboxManifest } from '../../../../domain/sandbox';
import type { CompiledFile } from '../protocol';
import { resolveFile } from '../sandbox/resolveFile';
import { compileScript } from './compileScript';
import { findImport } from './findImport';
import { listPackages, nearestModule } from './modules';
import type { CodeProblem, Compilation, SourceFile } from './types';

/**
 * Compiles a demo, and checks that what it imports is there. Files that did not change since the last
 * time are not compiled again.
 *
 * @param files the module first, then what it may import relatively
 */
export function compileDemo(files: readonly SourceFile[], { groups }: SandboxManifest): Compilation {
  const available = new Set(groups.flatMap(({ modules }) => modules));
  const paths = files.map(({ path }) => path);
  const compiled: Record<string, CompiledFile> = {};
  const problems: CodeProblem[] = [];
  const imports = new Set<string>();
  for (const file of files) {
    const kind = kindOf(file.path);
    if (kind !== 'script') {
      compiled[file.path] = { kind, code: file.source };
      continue;
    }
    const script = compileOnce(file);
    if ('problem' in script) {
      problems.push(script.problem);
      continue;
    }
    compiled[file.path] = { kind, code: script.code };
    for (const specifier of script.imports) {
      if (specifier.startsWith('.')) {
        if (resolveFile(paths, file.path, specifier) === null) {
          problems.push({ kind: 'file', specifier, path: file.path, ...findImport(file.source, specifier) });
        }
      } else if (available.has(specifier)) {
        imports.add(specifier);
      } else {
        problems.push({
          kind: 'package',
          specifier,
          packages: listPackages(available),
          nearest: nearestModule(specifier, available),
          path: file.path,
          ...findImport(file.source, specifier),
        });
      }
    }
  }
  return problems.length > 0 ? { problems } : { compiled: { files: compiled, imports: [...imports].sort() } };
}

const known = new Map<
  string,
  { readonly source: string; readonly script: ReturnType<typeof compileScript> }
>();

function compileOnce(file: SourceFile): ReturnType<typeof compileScript> {
  const before = known.get(file.path);
  if (before?.source === file.source) return before.script;
  const script = compileScript(file);
  known.set(file.path, { source: file.source, script });
  return script;
}

function kindOf(path: string): CompiledFile['kind'] {
  if (path.endsWith('.css')) return 'style';
  return path.endsWith('.json') ? 'json' : 'script';
}
