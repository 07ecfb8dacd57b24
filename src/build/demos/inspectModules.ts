import path from 'node:path';
import { build, type BuildOptions, type Message } from 'esbuild';
import type { ProblemDraft } from '../../domain/problem';
import { createImportGraph, manifestsOf, reachFiles, recordImports } from './importGraph';
import { relativeTo } from '../files/paths';
import type { Complaint, DemoRoots } from './types';

/** What one module is made of, and what is wrong with it. */
export interface Inspection {
  /** The module and everything it imports relatively, directly or not; absolute paths, itself first. */
  readonly files: readonly string[];
  /** `package.json` of each package that any of them imports; absolute paths. */
  readonly manifests: readonly string[];
  /** Problems of any of the files. Two modules that share a helper both carry its problems. */
  readonly problems: readonly ProblemDraft[];
}

/** How demos are compiled wherever esbuild does it: nothing of a content root's own tsconfig has a say. */
export const DEMO_COMPILATION = {
  bundle: true,
  write: false,
  logLevel: 'silent',
  logLimit: 0,
  jsx: 'automatic',
  tsconfigRaw: '{}',
  resolveExtensions: ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'],
  loader: {
    '.js': 'jsx',
    // Styles and media are webpack's business; here they are there, and that is all.
    '.css': 'empty',
    '.svg': 'empty',
    '.png': 'empty',
    '.jpg': 'empty',
    '.jpeg': 'empty',
    '.gif': 'empty',
    '.webp': 'empty',
    '.avif': 'empty',
    '.woff2': 'empty',
    '.mp4': 'empty',
  },
} as const satisfies BuildOptions;

/**
 * Reads modules with esbuild, all in one go: their imports, whether they resolve, their syntax.
 * Nothing is written and nothing runs.
 *
 * @param modules absolute paths
 */
export async function inspectModules(
  modules: readonly string[],
  roots: DemoRoots,
): Promise<ReadonlyMap<string, Inspection>> {
  const graph = createImportGraph();
  const entries = [...new Set(modules)];
  const messages = entries.length === 0 ? [] : await bundle(entries, roots, graph);
  const problemsByFile = new Map<string, ProblemDraft[]>();
  for (const message of messages) {
    const { file, problem } = draftProblem(message, roots.contentRoot);
    problemsByFile.set(file, [...(problemsByFile.get(file) ?? []), problem]);
  }
  return new Map(
    entries.map((entry) => {
      const files = reachFiles(graph, entry);
      return [
        entry,
        {
          files,
          manifests: manifestsOf(graph, files),
          problems: files.flatMap((file) => problemsByFile.get(file) ?? []),
        },
      ];
    }),
  );
}

/** Everything esbuild has against the modules: what stops it, and the complaints of the import plugin. */
async function bundle(
  entries: readonly string[],
  roots: DemoRoots,
  graph: ReturnType<typeof createImportGraph>,
): Promise<Message[]> {
  try {
    const { warnings } = await build({
      ...DEMO_COMPILATION,
      // Named by number: `Basic.tsx` and `Basic.js` would become one file.
      entryPoints: entries.map((entry, index) => ({ in: entry, out: String(index) })),
      absWorkingDir: roots.contentRoot,
      outdir: 'inspected',
      platform: 'browser',
      format: 'esm',
      // What style sheets import and show must be there as well.
      loader: { ...DEMO_COMPILATION.loader, '.css': 'css' },
      plugins: [recordImports(graph, roots)],
    });
    return warnings.filter(isComplaint);
  } catch (failure) {
    if (!isBuildFailure(failure)) throw failure;
    return [...failure.errors, ...failure.warnings.filter(isComplaint)];
  }
}

function isBuildFailure(value: unknown): value is { errors: Message[]; warnings: Message[] } {
  return value instanceof Error && 'errors' in value && 'warnings' in value;
}

/** esbuild's other warnings (a duplicate key, say) keep no demo from running. */
function isComplaint(message: Message): boolean {
  return message.detail !== undefined && message.detail !== null;
}

function draftProblem(message: Message, contentRoot: string): { file: string; problem: ProblemDraft } {
  const { location } = message;
  // Without a place it is about the bundle as a whole, which no author can mend.
  if (!location) throw new Error(`esbuild: ${message.text}`);
  const file = path.resolve(contentRoot, location.file);
  const complaint: Complaint = isComplaint(message)
    ? (message.detail as Complaint)
    : {
        code: 'demo-compile-error',
        message: `${message.text.replace(/\.$/, '')}.`,
        suggestion: describeCure(message),
      };
  return {
    file,
    problem: {
      ...complaint,
      file: relativeTo(contentRoot, file),
      line: location.line,
      column: Buffer.from(location.lineText).subarray(0, location.column).toString().length + 1,
    },
  };
}

function describeCure({ location, notes }: Message): string {
  const hint = location?.suggestion ? `Write ${location.suggestion}` : notes[0]?.text;
  return `${hint?.replace(/\.$/, '') ?? 'Correct the syntax there'}.`;
}
