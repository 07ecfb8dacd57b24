import type { DemoProvider } from '../../../domain/demo';
import type { ThemeState } from '../../theme/themeState';

/*
 * What page and sandbox tell each other over a port that the page hands to the document it has just
 * loaded. Both are ours, but edited code runs in the sandbox and may say anything: the page believes
 * nothing that does not have the right form, and shows every text as text.
 */

/** What the page looks like at the moment, as far as a demo can tell. */
export interface SandboxSetting {
  readonly themeState: ThemeState;
  /** Value of the attribute by which themes choose the colour scheme. */
  readonly colorScheme: string;
  readonly language: string;
  /** Space around the demo, as CSS writes it. */
  readonly padding: string;
  /** What is behind the demo, as CSS writes it in the words of `tokens.css`. */
  readonly background: string;
}

/** A compiled file of the demo; a script is a CommonJS module with its lines where they were. */
export interface CompiledFile {
  readonly kind: 'script' | 'json' | 'style';
  readonly code: string;
}

/** One version of an edited demo. */
export interface SandboxRun {
  readonly id: number;
  /** Compiled files by path; they import each other by these. */
  readonly files: Readonly<Record<string, CompiledFile>>;
  readonly entry: string;
  /** URLs of the scripts with the packages that it imports, in the order they need each other. */
  readonly scripts: readonly string[];
  readonly provider: DemoProvider;
  /** Whether Tailwind's compiler is among the scripts. */
  readonly tailwind: boolean;
}

/** A font of the page: a document without an origin may not load it by itself. */
export interface PageFont {
  readonly family: string;
  readonly data: ArrayBuffer;
  readonly descriptors: {
    readonly style: string;
    readonly weight: string;
    readonly stretch: string;
    readonly unicodeRange: string;
  };
}

export type ToSandbox =
  | { readonly type: 'setting'; readonly setting: SandboxSetting }
  | { readonly type: 'run'; readonly run: SandboxRun }
  | { readonly type: 'fonts'; readonly fonts: readonly PageFont[] };

/** When something went wrong: before anything was on the screen, or later. */
export type FailurePhase = 'start' | 'later';

export interface SandboxFailure {
  readonly message: string;
  /** The engine's account of the way to it, then React's; either may be empty. */
  readonly stack: string;
  readonly componentStack: string;
  /** Whether the engine could not read the code at all. */
  readonly isSyntax: boolean;
}

export type FromSandbox =
  /** The packages are there, and the code starts to run: from here on an answer is a matter of moments. */
  | { readonly type: 'started'; readonly id: number }
  /** It is on the screen. */
  | { readonly type: 'shown'; readonly id: number }
  | {
      readonly type: 'failed';
      readonly id: number;
      readonly phase: FailurePhase;
      readonly failure: SandboxFailure;
    }
  /** A script with packages did not arrive. */
  | { readonly type: 'unreachable'; readonly id: number }
  /** The height that the demo needs, in pixels. */
  | { readonly type: 'height'; readonly height: number };

/** What the page posts to the window of the document, with the port. */
export const CONNECT = 'docs-sandbox-connect';

/** The tallest a frame gets; what is taller scrolls in it. Keeps `height: 101vh` from growing for ever. */
export const MAX_FRAME_HEIGHT = 2000;

/** Longest text of an error that is taken; edited code could throw a whole library. */
const MAX_TEXT = 10_000;

/** Reads a message of the sandbox; null where it is none. */
export function parseFromSandbox(data: unknown): FromSandbox | null {
  if (!isRecord(data)) return null;
  if (data['type'] === 'height') {
    const { height } = data;
    return typeof height === 'number' && Number.isFinite(height) && height >= 0
      ? { type: 'height', height: Math.min(Math.ceil(height), MAX_FRAME_HEIGHT) }
      : null;
  }
  const { type, id, phase } = data;
  if (typeof id !== 'number') return null;
  if (type === 'started' || type === 'shown' || type === 'unreachable') return { type, id };
  const failure = parseFailure(data['failure']);
  if (type !== 'failed' || (phase !== 'start' && phase !== 'later') || failure === null) return null;
  return { type, id, phase, failure };
}

function parseFailure(data: unknown): SandboxFailure | null {
  if (!isRecord(data)) return null;
  const { message, stack, componentStack, isSyntax } = data;
  if (typeof message !== 'string' || typeof stack !== 'string' || typeof componentStack !== 'string')
    return null;
  const cut = (text: string): string => text.slice(0, MAX_TEXT);
  return {
    message: cut(message),
    stack: cut(stack),
    componentStack: cut(componentStack),
    isSyntax: isSyntax === true,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
