import type { ComponentType } from 'react';
import type { DemoProvider } from '../../../domain/demo';
import { identifierPrefixOf } from '../../../domain/live';
import { colorModeStore, markDocument } from '../../theme/colorMode';
import { readDirection } from '../../theme/direction';
import { initialThemeState, type ThemeState } from '../../theme/themeState';
import type { BoundaryTexts } from '../DemoBoundary';
import { mountDemo } from '../pageRuntime';
import { FRAME_HOST_ID } from './frameHost';
import { listenTo, post, type FrameOrder, type FrameSetting } from './protocol';

/** What the build knows of the demo that a frame shows. */
export interface FrameDemo {
  /** Key of the server's rendering that the document holds. */
  readonly rendering: string;
  readonly provider: DemoProvider;
}

/**
 * Brings the demo of a frame's own document to life, and does from then on what the page around it
 * says. Opened in a window of its own, the document takes what the reader has stored.
 */
export function startFrame(
  Component: ComponentType<Record<string, unknown>>,
  { rendering, provider }: FrameDemo,
): void {
  const host = document.getElementById(FRAME_HOST_ID);
  if (!host) throw new Error(`A frame's document has an element with the id "${FRAME_HOST_ID}".`);
  const page = window.parent === window ? null : window.parent;
  const tellPage = (kind: 'listening' | 'ready') => page && post(page, { kind });
  // The page's language comes with its setting: an object that the boundary reads whenever it has to speak.
  const texts: BoundaryTexts = { ...readTexts(host) };
  let isReady = false;

  colorModeStore.connect();
  const mounted = mountDemo(host, {
    Component,
    provider,
    props: {},
    themeState: { ...initialThemeState, direction: readDirection() },
    identifierPrefix: identifierPrefixOf(rendering),
    hydrate: true,
    texts,
    onReady() {
      isReady = true;
      tellPage('ready');
    },
  });
  const follow = (setting: FrameSetting) => {
    Object.assign(texts, setting.texts);
    turn(setting.themeState.direction);
    markDocument(setting.colorMode);
    mounted.update(setting.themeState);
    // A page that has just come to life has missed it.
    if (isReady) tellPage('ready');
  };
  listenTo<FrameOrder>(
    () => page,
    (order) => (order.kind === 'reset' ? mounted.reset() : follow(order.setting)),
  );
  tellPage('listening');
}

/** The texts of the document, in its own language. */
function readTexts({ dataset: { crashed = '', reset = '' } }: HTMLElement): BoundaryTexts {
  return { crashed, reset };
}

function turn(direction: ThemeState['direction']): void {
  document.documentElement.dir = direction;
  document.body.dir = direction;
}
