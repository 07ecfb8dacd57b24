import type { SandboxFailure } from '../protocol';

/** Puts what was thrown, which can be anything, into words for the page. */
export function describeFailure(thrown: unknown, componentStack = ''): SandboxFailure {
  const isError = thrown instanceof Error;
  return {
    message: isError ? thrown.message || thrown.name : String(thrown),
    stack: isError ? (thrown.stack ?? '') : '',
    componentStack,
    isSyntax: thrown instanceof SyntaxError,
  };
}
