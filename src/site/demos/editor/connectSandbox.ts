import { collectPageFonts } from './pageFonts';
import {
  CONNECT,
  parseFromSandbox,
  type FailurePhase,
  type SandboxFailure,
  type SandboxRun,
  type SandboxSetting,
  type ToSandbox,
} from './protocol';

/** Milliseconds after which code that was started and says nothing is taken for hung. */
export const ANSWER_LIMIT = 4000;

/** What a sandbox has to say. */
export interface SandboxListener {
  /** The version of that number is on the screen. */
  onShown(id: number): void;
  onFailed(id: number, phase: FailurePhase, failure: SandboxFailure): void;
  /** Packages could not be loaded. */
  onUnreachable(): void;
  /** The code runs and does not come back. Nothing more is to be expected. */
  onSilent(): void;
  onHeight(height: number): void;
}

export interface SandboxConnection {
  /** Runs a version; one that is still on its way gives way to it. */
  run(version: SandboxRun): void;
  update(setting: SandboxSetting): void;
  close(): void;
}

/**
 * Talks to the sandbox in a frame, over a port that only the frame's first document gets: a document
 * that edited code puts in its place is told nothing, and not listened to.
 */
export function connectSandbox(
  frame: HTMLIFrameElement,
  setting: SandboxSetting,
  listener: SandboxListener,
): SandboxConnection {
  const { port1: port, port2 } = new MessageChannel();
  let waiting: SandboxRun | null = null;
  let isOpen = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = setting;
  const send = (message: ToSandbox, transfer: Transferable[] = []): void =>
    port.postMessage(message, transfer);

  function open(): void {
    frame.removeEventListener('load', open);
    // Whoever has no origin can only be addressed as anybody; the port is for this one document.
    frame.contentWindow?.postMessage(CONNECT, '*', [port2]);
    isOpen = true;
    send({ type: 'setting', setting: latest });
    if (waiting) send({ type: 'run', run: waiting });
    void collectPageFonts().then((fonts) => {
      if (!isClosed)
        send(
          { type: 'fonts', fonts },
          fonts.map(({ data }) => data),
        );
    });
  }
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = parseFromSandbox(data);
    if (message === null || isClosed) return;
    if (message.type === 'height') return listener.onHeight(message.height);
    clearTimeout(timer);
    if (message.type === 'started') timer = setTimeout(() => listener.onSilent(), ANSWER_LIMIT);
    if (message.type === 'shown') listener.onShown(message.id);
    if (message.type === 'failed') listener.onFailed(message.id, message.phase, message.failure);
    if (message.type === 'unreachable') listener.onUnreachable();
  };
  frame.addEventListener('load', open);

  return {
    run(version) {
      waiting = version;
      if (isOpen) send({ type: 'run', run: version });
    },
    update(next) {
      latest = next;
      if (isOpen) send({ type: 'setting', setting: next });
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      frame.removeEventListener('load', open);
      port.close();
    },
  };
}
