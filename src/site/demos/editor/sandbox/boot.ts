import { SANDBOX_FOLDER, SANDBOX_JOY_KIT, SANDBOX_RUNTIME } from '../../../../domain/sandbox';
import { CONNECT, type FromSandbox, type SandboxRun, type SandboxSetting, type ToSandbox } from '../protocol';
import { describeFailure } from './describeFailure';
import { evaluateDemo } from './evaluate';
import { watchHeight } from './height';
import { keepQuiet } from './keepQuiet';
import { createRegistry, type Registry } from './registry';
import type { MountedEdit, SandboxRuntime } from './mountEdited';

/*
 * The script in the sandbox's document. It is bundled into the document by `src/build/demos/sandbox`
 * and runs nowhere else: no page imports it.
 */

declare global {
  interface Window {
    /** What the scripts with packages call (`src/build/demos/sandbox/bundleGroup.ts`). */
    docsSandbox: Registry;
  }
}

addPolicy();
const registry = createRegistry();
window.docsSandbox = registry;
keepQuiet(window);
window.addEventListener('message', connect);

/** Completes the policy of the document by what only its address tells. */
function addPolicy(): void {
  const { origin } = window.location;
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = [
    "default-src 'none'",
    `script-src ${origin}${SANDBOX_FOLDER}/ 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    `img-src ${origin} data: blob:`,
    `media-src ${origin} data: blob:`,
    'font-src data:',
  ].join('; ');
  document.head.append(meta);
}

function connect({ source, data, ports: [port] }: MessageEvent): void {
  if (source !== window.parent || data !== CONNECT || !port) return;
  window.removeEventListener('message', connect);
  const handle = createSandbox((message) => port.postMessage(message));
  port.onmessage = ({ data: message }: MessageEvent<ToSandbox>) => handle(message);
}

/** One version on the screen, or on its way there. */
interface Version {
  readonly id: number;
  readonly stage: HTMLElement;
  readonly styles: readonly HTMLStyleElement[];
  mounted: MountedEdit | null;
}

function createSandbox(post: (message: FromSandbox) => void): (message: ToSandbox) => void {
  let setting: SandboxSetting | null = null;
  let wanted = 0;
  let shown: Version | null = null;
  let coming: Version | null = null;
  watchHeight(document, (height) => post({ type: 'height', height }));

  const report = (error: unknown): void => {
    const id = shown?.id ?? wanted;
    post({ type: 'failed', id, phase: 'later', failure: describeFailure(error) });
  };
  window.addEventListener('error', ({ error, message }) => {
    // Without an error it is the browser's own remark, on sizes that did not settle in one frame.
    if (!/^ResizeObserver/.test(message)) report(error ?? message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));

  return (message) => {
    if (message.type === 'setting') applySetting(message.setting);
    if (message.type === 'run') void run(message.run);
    if (message.type === 'fonts') {
      for (const { family, data, descriptors } of message.fonts) {
        document.fonts.add(new FontFace(family, data, descriptors));
      }
    }
  };

  function applySetting(next: SandboxSetting): void {
    setting = next;
    const { themeState, colorScheme, language, padding, background } = next;
    shown?.mounted?.update(themeState);
    coming?.mounted?.update(themeState);
    const root = document.documentElement;
    root.lang = language;
    root.dir = themeState.direction;
    document.body.dir = themeState.direction;
    root.style.setProperty('--stage-padding', padding);
    root.style.setProperty('--stage-background', background);
    root.dataset['colorScheme'] = colorScheme;
    root.dataset['mode'] = themeState.paletteMode;
    document.body.classList.toggle('mode-light', themeState.paletteMode === 'light');
    document.body.classList.toggle('mode-dark', themeState.paletteMode === 'dark');
  }

  async function run(next: SandboxRun): Promise<void> {
    wanted = next.id;
    try {
      for (const url of next.scripts) await registry.load(url);
    } catch {
      if (wanted === next.id) post({ type: 'unreachable', id: next.id });
      return;
    }
    // While its packages came the reader may have typed on.
    if (wanted !== next.id || setting === null) return;
    discard(coming);
    coming = null;
    post({ type: 'started', id: next.id });
    try {
      coming = start(next, setting);
    } catch (error) {
      post({ type: 'failed', id: next.id, phase: 'start', failure: describeFailure(error) });
    }
  }

  function start({ id, provider, ...demo }: SandboxRun, { themeState }: SandboxSetting): Version {
    const { component, styles } = evaluateDemo(demo, registry.require);
    if (provider === 'joy') registry.require(SANDBOX_JOY_KIT);
    const { mountEdited } = registry.require(SANDBOX_RUNTIME) as SandboxRuntime;
    const version: Version = { id, stage: addStage(), styles: styles.map(addStyle), mounted: null };
    version.mounted = mountEdited(version.stage, component, {
      provider,
      themeState,
      onShown: () => show(version),
      onFailed: (error, componentStack) => {
        const phase = version === shown ? 'later' : 'start';
        post({ type: 'failed', id, phase, failure: describeFailure(error, componentStack) });
        if (version !== coming) return;
        discard(version);
        coming = null;
      },
    });
    return version;
  }

  /** What was there before stays until the new version is on the screen. */
  function show(version: Version): void {
    if (version !== coming) return;
    discard(shown);
    shown = version;
    coming = null;
    version.stage.classList.remove('sandbox-coming');
    post({ type: 'shown', id: version.id });
  }
}

function discard(version: Version | null): void {
  version?.mounted?.unmount();
  version?.stage.remove();
  for (const style of version?.styles ?? []) style.remove();
}

/** A stage as on the page (`DemoStage`), laid out but unseen until something is on it. */
function addStage(): HTMLElement {
  const stage = document.createElement('div');
  stage.className = 'demo-stage sandbox-coming';
  const host = document.createElement('div');
  host.className = 'live-host';
  stage.append(host);
  document.querySelector('.demo')?.append(stage);
  return stage;
}

function addStyle(css: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  return style;
}
