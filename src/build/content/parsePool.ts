import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { parseDocument } from '../pipeline/markdown/parseDocument';
import type { ParsedDocument, ParseOptions } from '../pipeline/parsedDocument';

export interface ParseTask {
  readonly text: string;
  readonly options: ParseOptions;
}

/** Below this a worker's start (about half a second) costs more than it saves. */
const WORTH_WORKERS = 120;
/** Tasks handed over at once: few enough that nobody waits long for the last, enough to talk seldom. */
const BATCH = 20;

/**
 * Parses documents, many of them on all cores. Results are in the order of the tasks.
 *
 * @param projectRoot where the parser's source and packages are
 * @param workDir a folder inside the project for the workers' bundled code
 */
export async function parseAll(
  tasks: readonly ParseTask[],
  { projectRoot, workDir }: { projectRoot: string; workDir: string },
): Promise<readonly ParsedDocument[]> {
  const results: ParsedDocument[] = [];
  let next = 0;
  const takeBatch = (): number | null => {
    if (next >= tasks.length) return null;
    next += BATCH;
    return next - BATCH;
  };
  const parseHere = async (): Promise<void> => {
    for (let start = takeBatch(); start !== null; start = takeBatch()) {
      tasks.slice(start, start + BATCH).forEach(({ text, options }, index) => {
        results[start + index] = parseDocument(text, options);
      });
      // Lets the workers' answers in, so that they do not wait for this thread.
      await nextTurn();
    }
  };
  const workers = tasks.length < WORTH_WORKERS ? 0 : availableParallelism() - 1;
  const file = workers > 0 ? await writeWorker(projectRoot, workDir) : '';
  const elsewhere = Array.from({ length: workers }, () => parseInWorker(file, tasks, takeBatch, results));
  await Promise.all([parseHere(), ...elsewhere]);
  return results;
}

async function parseInWorker(
  file: string,
  tasks: readonly ParseTask[],
  takeBatch: () => number | null,
  results: ParsedDocument[],
): Promise<void> {
  const worker = new Worker(file);
  try {
    for (let start = takeBatch(); start !== null; start = takeBatch()) {
      const parsed = await askWorker(worker, tasks.slice(start, start + BATCH));
      parsed.forEach((document, index) => (results[start + index] = document));
    }
  } finally {
    await worker.terminate();
  }
}

async function askWorker(worker: Worker, tasks: readonly ParseTask[]): Promise<readonly ParsedDocument[]> {
  worker.postMessage(tasks);
  const [documents] = (await once(worker, 'message')) as [readonly ParsedDocument[]];
  return documents;
}

/** The build may run from a bundle of its own, so the workers' code is bundled from the source. */
async function writeWorker(projectRoot: string, workDir: string): Promise<string> {
  const parser = path.join(projectRoot, 'src', 'build', 'pipeline', 'markdown', 'parseDocument.ts');
  const { outputFiles } = await build({
    stdin: {
      contents: [
        `import { parentPort } from 'node:worker_threads';`,
        `import { parseDocument } from ${JSON.stringify(parser)};`,
        `parentPort.on('message', (tasks) =>`,
        `  parentPort.postMessage(tasks.map(({ text, options }) => parseDocument(text, options))));`,
      ].join('\n'),
      resolveDir: projectRoot,
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
  });
  const file = path.join(workDir, 'parse-worker.mjs');
  mkdirSync(workDir, { recursive: true });
  writeFileSync(file, outputFiles[0]?.contents ?? '');
  return file;
}
