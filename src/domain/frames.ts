import type { CodeStyling } from './codeChoices';
import { demoEntry, identifierPrefixOf } from './live';

/** Where the documents of demos are served that run in a frame; their scripts and styles lie in `assets/` below. */
export const FRAMES_URL = '/demos/frames';
export const FRAME_ASSETS_URL = `${FRAMES_URL}/assets`;

/** Pixels: the height of a frame whose author gives none. */
export const FRAME_HEIGHT = 400;

/** Name of the document in which one styling of a demo runs: it stays the same as long as the demo's id does. */
export function frameFileName(demoId: string, styling: CodeStyling): string {
  const words = demoId.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');
  // The letters alone would not tell `a/b-c` and `a-b/c` apart, nor upper from lower case on some disks.
  const mark = identifierPrefixOf(demoEntry(demoId, styling)).slice(1, -1);
  return `${words}-${mark}-${styling}.html`;
}

/** The address of {@link frameFileName}. */
export function frameUrl(demoId: string, styling: CodeStyling): string {
  return `${FRAMES_URL}/${frameFileName(demoId, styling)}`;
}
