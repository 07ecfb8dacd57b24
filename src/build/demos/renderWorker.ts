import { parentPort } from 'node:worker_threads';
import type { DemoProvider } from '../../domain/demo';

/*
 * Runs in a worker thread, bundled with the code it renders (see `renderBundle.ts`).
 */

/** What a worker is asked: to render a module, named by its place in the bundle, or for a library's theme. */
export type RenderRequest =
  | {
      readonly module: number;
      readonly props: Readonly<Record<string, unknown>>;
      readonly options: RenderOptions;
    }
  | { readonly theme: DemoProvider };

/** The options of `renderStatic` in `src/site/demos/renderStatic.tsx`. */
export interface RenderOptions {
  readonly identifierPrefix: string;
  readonly provider: DemoProvider;
  readonly isolated: boolean;
}

export type RenderAnswer = { readonly result: unknown } | { readonly error: string };

/** The exports of `src/site/demos/renderStatic.tsx`. */
export interface RenderShell {
  renderStatic(component: unknown, props: Readonly<Record<string, unknown>>, options: RenderOptions): unknown;
  renderThemeVariables(provider: DemoProvider): string;
}

/** Answers requests, one at a time, in order. Modules run when they are asked for, not before. */
export function answerRequests(
  shell: RenderShell,
  modules: readonly (() => { readonly default?: unknown })[],
): void {
  // What live code does later on its own must not end the rendering of others.
  process.on('uncaughtException', () => {});
  process.on('unhandledRejection', () => {});
  parentPort?.on('message', (request: RenderRequest) => {
    parentPort?.postMessage(answer(request));
  });

  function answer(request: RenderRequest): RenderAnswer {
    try {
      if ('theme' in request) return { result: shell.renderThemeVariables(request.theme) };
      const component = modules[request.module]?.().default;
      if (component === undefined || component === null) {
        return { error: 'The module exports no component by default' };
      }
      return { result: shell.renderStatic(component, request.props, request.options) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  }
}
