import { Worker } from 'node:worker_threads';
import type { RenderAnswer, RenderRequest } from './renderWorker';

/** Milliseconds that one rendering may take; the first one in a worker loads Material UI as well. */
export const RENDER_TIME_LIMIT = 10_000;

export interface RenderRun {
  /** Source of the worker, from `bundleForWorker`. */
  readonly source: string;
  readonly mode: 'production' | 'development';
  /** Milliseconds for each request. */
  readonly timeLimit: number;
}

/**
 * Answers requests in a worker thread, in order. A request that hangs or brings its worker down gets
 * an error for an answer, and the next one a new worker. Nothing is started where there is no request.
 */
export async function renderAll(
  requests: readonly RenderRequest[],
  run: RenderRun,
): Promise<readonly RenderAnswer[]> {
  const answers: RenderAnswer[] = [];
  let worker: Worker | null = null;
  try {
    for (const request of requests) {
      worker ??= startWorker(run);
      const { answer, isUsable } = await ask(worker, request, run.timeLimit);
      answers.push(answer);
      if (!isUsable) {
        await worker.terminate();
        worker = null;
      }
    }
  } finally {
    await worker?.terminate();
  }
  return answers;
}

function startWorker({ source, mode }: RenderRun): Worker {
  return new Worker(source, {
    eval: true,
    // Production, because class names and markup must be those of the browser's bundle.
    env: { ...process.env, NODE_ENV: mode },
    // A demo's own words to the console are for the browser; here they would drown the report.
    stdout: true,
    stderr: true,
  });
}

function ask(
  worker: Worker,
  request: RenderRequest,
  timeLimit: number,
): Promise<{ answer: RenderAnswer; isUsable: boolean }> {
  return new Promise((resolve) => {
    const finish = (answer: RenderAnswer, isUsable: boolean): void => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      resolve({ answer, isUsable });
    };
    const onMessage = (answer: RenderAnswer): void => finish(answer, true);
    const onError = (error: Error): void => finish({ error: error.message }, false);
    const onExit = (): void => finish({ error: 'It ended the process that rendered it' }, false);
    const timer = setTimeout(
      () => finish({ error: `It was still rendering after ${timeLimit / 1000} s` }, false),
      timeLimit,
    );
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(request);
  });
}
