import { parentPort } from 'node:worker_threads';

/*
 * Runs in a worker thread, bundled with the code it renders (see `renderBundle.ts`).
 */

/** What a worker is asked. `rendering` is the place of an item in the bundle; null asks for the theme. */
export interface RenderRequest {
  readonly rendering: number | null;
  readonly props: Readonly<Record<string, unknown>>;
  readonly identifierPrefix: string;
}

export type RenderAnswer = { readonly result: unknown } | { readonly error: string };

/** The exports of `src/site/demos/renderStatic.tsx`. */
export interface RenderShell {
  renderStatic(
    component: unknown,
    props: Readonly<Record<string, unknown>>,
    identifierPrefix: string,
  ): unknown;
  renderThemeVariables(): string;
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

  function answer({ rendering, props, identifierPrefix }: RenderRequest): RenderAnswer {
    try {
      if (rendering === null) return { result: shell.renderThemeVariables() };
      const component = modules[rendering]?.().default;
      if (component === undefined || component === null) {
        return { error: 'The module exports no component by default' };
      }
      return { result: shell.renderStatic(component, props, identifierPrefix) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  }
}
