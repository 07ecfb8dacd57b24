import { loadLiveModules } from 'docs-generated/live';
import type { CodeStyling } from '../../domain/codeChoices';
import { identifierPrefixOf, type LiveSurroundings, type StaticDemo } from '../../domain/live';
import type { ThemeState } from '../theme/themeState';
import type { BoundaryTexts } from './DemoBoundary';
import type { MountedDemo } from './demoRuntime';

/** How far below or above the window live code is brought to life, so that it is ready on arrival. */
const NEARNESS = '200px 0px';

/**
 * The element that a React tree of live code is the content of. It stands in the stage, which is the
 * page's: two trees must not share an element.
 */
const HOST_CLASS = 'live-host';

/**
 * What the stage holds where the server rendered live code.
 *
 * @param earlier how often the page has the same rendering already: this one's ids are changed then
 */
export function writeHost(rendering: string, demo: StaticDemo, isolated: boolean, earlier: number): string {
  const prefix = identifierPrefixOf(rendering);
  const ownPrefix = earlier === 0 ? prefix : identifierPrefixOf(`${rendering}:${earlier + 1}`);
  const marks = Object.entries({ ...hostMarks(demo, isolated), 'data-ids': ownPrefix });
  const attributes = marks.map(([name, value]) => ` ${name}="${value}"`).join('');
  // The prefix is a digest, which nothing else in the HTML looks like.
  const html = earlier === 0 ? demo.html : demo.html.replaceAll(prefix, ownPrefix);
  return `<div class="${HOST_CLASS}"${attributes}>${html}</div>`;
}

/** The attributes by which style sheets know their demo. */
function hostMarks(
  { sheet, tailwind }: LiveSurroundings,
  isolated: boolean,
): Readonly<Record<string, string>> {
  return {
    ...(sheet && { 'data-demo-css': sheet.scope }),
    ...(tailwind !== null && { 'data-demo-tailwind': '' }),
    ...(isolated && { 'data-isolated': '', dir: 'ltr' }),
  };
}

let mountedHere = 0;

/** What is shown, and where its code is. */
export interface IslandSource {
  /** Name among the page's live modules. */
  readonly entry: string;
  /** See `loadLiveModules`. */
  readonly styling: CodeStyling | null;
  readonly isolated: boolean;
  readonly liveKey: string;
}

/** What it is shown with at the moment it comes to life. */
export interface IslandSetting {
  readonly props: Readonly<Record<string, unknown>>;
  readonly themeState: ThemeState;
  readonly texts: BoundaryTexts & { readonly unavailable: string };
}

export interface Island {
  update(themeState: ThemeState): void;
  reset(): void;
  /** Ends it, whatever it was at. */
  dispose(): void;
}

/**
 * Brings live code to life as soon as the reader comes near, or touches it by pointer or keyboard.
 * Until then it is the server's HTML, and none of its code has been loaded.
 *
 * @param stage the element that holds the server's HTML ({@link writeHost}), or nothing after a client
 *   navigation; it gets `data-hydrated` once it reacts, and so does the demo around it
 * @param describe asked when it comes to life
 */
export function startIsland(stage: HTMLElement, source: IslandSource, describe: () => IslandSetting): Island {
  let mounted: MountedDemo | null = null;
  const around = stage.closest<HTMLElement>('[data-demo], [data-live-component]');
  const marked = around ? [stage, around] : [stage];
  let disposed = false;
  let awake = false;
  let missedClick: HTMLElement | null = null;

  const observer =
    typeof IntersectionObserver === 'undefined'
      ? null
      : new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake(), {
          rootMargin: NEARNESS,
        });

  function noteClick({ target }: Event): void {
    // A link has done its work without us, and a field holds what was typed: buttons alone lose something.
    if (target instanceof Element) missedClick = target.closest('button');
  }
  function stopWaiting(): void {
    observer?.disconnect();
    stage.removeEventListener('focusin', wake);
    stage.removeEventListener('pointerdown', wake);
  }
  function becomeReady(): void {
    for (const element of marked) element.dataset['hydrated'] = 'true';
    stage.removeEventListener('click', noteClick, true);
    if (missedClick?.isConnected) missedClick.click();
    missedClick = null;
  }
  function wake(): void {
    if (awake) return;
    awake = true;
    stopWaiting();
    loadPatiently(source).then(
      ({ live, mountDemo }) => {
        if (disposed) return;
        const served = stage.querySelector<HTMLElement>(`.${HOST_CLASS}`);
        mounted = mountDemo(served ?? addHost(stage, hostMarks(live, source.isolated)), {
          ...describe(),
          Component: live.Component,
          provider: live.provider,
          isolated: source.isolated,
          identifierPrefix: served?.dataset['ids'] ?? `c${(mountedHere += 1)}-`,
          hydrate: served !== null,
          onReady: becomeReady,
        });
      },
      (error: unknown) => {
        console.error(`The live code of ${source.entry} could not be loaded.`, error);
        if (!disposed && !stage.hasChildNodes()) showUnavailable(stage, describe().texts.unavailable);
      },
    );
  }

  stage.addEventListener('focusin', wake);
  stage.addEventListener('pointerdown', wake);
  stage.addEventListener('click', noteClick, true);
  if (observer) observer.observe(stage);
  else wake();

  return {
    update: (themeState) => mounted?.update(themeState),
    reset: () => mounted?.reset(),
    dispose() {
      disposed = true;
      stopWaiting();
      stage.removeEventListener('click', noteClick, true);
      for (const element of marked) delete element.dataset['hydrated'];
      mounted?.unmount();
    },
  };
}

/** In develop a page's data may arrive some seconds before the bundle with the code that it names. */
const ATTEMPTS = process.env.NODE_ENV === 'development' ? 30 : 1;

async function loadPatiently(source: IslandSource): ReturnType<typeof load> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await load(source);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }
  return load(source);
}

/** The code of one piece, and what mounts it: React's client and Material UI come with that. */
async function load({ liveKey, entry, styling }: IslandSource) {
  const [modules, { applySheets, mountDemo }] = await Promise.all([
    loadLiveModules(liveKey, styling),
    import(/* webpackChunkName: "live-runtime" */ './pageRuntime'),
  ]);
  const live = modules[entry];
  if (!live) throw new Error(`"${entry}" is not among the live modules of "${liveKey}".`);
  await applySheets(live);
  return { live, mountDemo };
}

function addHost(stage: Element, marks: Readonly<Record<string, string>>): Element {
  const host = document.createElement('div');
  host.className = HOST_CLASS;
  for (const [name, value] of Object.entries(marks)) host.setAttribute(name, value);
  stage.append(host);
  return host;
}

function showUnavailable(stage: HTMLElement, text: string): void {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.textContent = text;
  stage.replaceChildren(notice);
}
