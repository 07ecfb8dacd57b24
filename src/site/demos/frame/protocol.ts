import type { ColorModeState } from '../../theme/colorMode';
import type { ThemeState } from '../../theme/themeState';
import type { BoundaryTexts } from '../DemoBoundary';

/*
 * What a page and the frames in it say to each other, by `postMessage`. Both are of one origin, and
 * each listens to the other alone: whatever else arrives is not for it.
 */

/** What the reader of the page has set, as far as a demo can show it. */
export interface FrameSetting {
  readonly themeState: ThemeState;
  readonly colorMode: ColorModeState;
  /** In the language of the page. */
  readonly texts: BoundaryTexts;
}

/** From the page to a frame. */
export type FrameOrder =
  { readonly kind: 'setting'; readonly setting: FrameSetting } | { readonly kind: 'reset' };

/** From a frame to its page: `listening` asks for the setting, `ready` says that the demo reacts to the reader. */
export interface FrameReport {
  readonly kind: 'listening' | 'ready';
}

/** Marks our messages among those of browser extensions and of the demos themselves. */
const CHANNEL = 'docs-demo-frame';

/** Says something to a window, which gets it only if it shows a document of this origin. */
export function post(target: Window, message: FrameOrder | FrameReport): void {
  target.postMessage({ ...message, channel: CHANNEL }, window.location.origin);
}

/** Listens to one window until the returned function is called. `getSource` is asked at each message. */
export function listenTo<Message extends FrameOrder | FrameReport>(
  getSource: () => Window | null | undefined,
  onMessage: (message: Message) => void,
): () => void {
  const onEvent = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === null || source !== getSource() || origin !== window.location.origin) return;
    if (isOurs<Message>(data)) onMessage(data);
  };
  window.addEventListener('message', onEvent);
  return () => window.removeEventListener('message', onEvent);
}

function isOurs<Message>(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'channel' in data && data.channel === CHANNEL;
}
