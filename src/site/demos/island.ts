import { loadLiveModules } from 'docs-generated/live';
import { identifierPrefixOf } from '../../domain/live';
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

/** What the stage holds where the server rendered `html`. */
export function writeHost(html: string): string {
  return `<div class="${HOST_CLASS}">${html}</div>`;
}

/** What is shown, and where its code is. */
export interface IslandSource {
  /** Key of the server's rendering; ids are made of it. */
  readonly rendering: string;
  /** Name among the page's live modules. */
  readonly entry: string;
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
 * @param root what the reader comes near to; gets `data-hydrated` once it reacts
 * @param stage the element that holds the server's HTML ({@link writeHost}), or nothing after a client navigation
 * @param describe asked when it comes to life
 */
export function startIsland(
  root: HTMLElement,
  stage: HTMLElement,
  source: IslandSource,
  describe: () => IslandSetting,
): Island {
  let mounted: MountedDemo | null = null;
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
    root.dataset['hydrated'] = 'true';
    stage.removeEventListener('click', noteClick, true);
    if (missedClick?.isConnected) missedClick.click();
    missedClick = null;
  }
  function wake(): void {
    if (awake) return;
    awake = true;
    stopWaiting();
    load(source).then(
      ({ Component, mountDemo }) => {
        if (disposed) return;
        const served = stage.firstElementChild;
        mounted = mountDemo(served ?? addHost(stage), {
          ...describe(),
          Component,
          identifierPrefix: identifierPrefixOf(source.rendering),
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
  if (observer) observer.observe(root);
  else wake();

  return {
    update: (themeState) => mounted?.update(themeState),
    reset: () => mounted?.reset(),
    dispose() {
      disposed = true;
      stopWaiting();
      stage.removeEventListener('click', noteClick, true);
      delete root.dataset['hydrated'];
      mounted?.unmount();
    },
  };
}

/** The code of one piece, and what mounts it: React's client and Material UI come with that. */
async function load({ liveKey, entry }: IslandSource) {
  const [modules, { mountDemo }] = await Promise.all([
    loadLiveModules(liveKey),
    import(/* webpackChunkName: "live-runtime" */ './demoRuntime'),
  ]);
  const Component = modules[entry];
  if (!Component) throw new Error(`"${entry}" is not among the live modules of "${liveKey}".`);
  return { Component, mountDemo };
}

function addHost(stage: Element): Element {
  const host = document.createElement('div');
  host.className = HOST_CLASS;
  stage.append(host);
  return host;
}

function showUnavailable(stage: HTMLElement, text: string): void {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.textContent = text;
  stage.replaceChildren(notice);
}
