import type { StaticDemo } from '../../../domain/live';
import en from '../../i18n/strings/en.json';
import { bodyScript, headScript } from '../../theme/colorModeScript';
import { gatherStyles } from '../demoHead';
import { themeVariablesId } from '../demoStyleIds';
import { FRAME_HOST_ID } from './frameHost';

/*
 * What the build runs in Node, bundled: it stands here for it writes what the browser's code beside it
 * takes up, and what the pages' own head says in the same words.
 */

/** What a frame's document is made of; addresses are those of the site. */
export interface FrameDocument {
  /** Language of the content root: a demo has one document in all languages. */
  readonly language: string;
  readonly title: string;
  readonly demo: StaticDemo;
  /** The custom properties of the demos' theme. */
  readonly themeVariables: string;
  readonly stylesheets: readonly string[];
  /** The one module that starts the demo. */
  readonly script: string;
  /** What that module imports, so that all of it comes at once. */
  readonly preloads: readonly string[];
}

/** Writes the document of a demo that runs in a frame. It is readable before, and without, its script. */
export function renderFrame(frame: FrameDocument): string {
  const { demo, language, title, themeVariables, stylesheets, script, preloads } = frame;
  const styles = gatherStyles([demo]).map(
    ({ key, ids, css }) => `<style data-emotion="${escape(`${key} ${ids.join(' ')}`)}">${css}</style>`,
  );
  return [
    '<!doctype html>',
    `<html lang="${escape(language)}"><head><meta charset="utf-8">`,
    `<script>${headScript}</script>`,
    `<title>${escape(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // It is a part of a page: searching should lead to that.
    '<meta name="robots" content="noindex">',
    ...stylesheets.map((url) => `<link rel="stylesheet" href="${escape(url)}">`),
    ...preloads.map((url) => `<link rel="modulepreload" href="${escape(url)}">`),
    `<style id="${themeVariablesId(demo.provider)}">${themeVariables}</style>`,
    ...styles,
    `<script type="module" src="${escape(script)}"></script>`,
    `</head><body><script>${bodyScript}</script>`,
    `<div id="${FRAME_HOST_ID}" data-crashed="${escape(en['demo.crashed'])}" data-reset="${escape(en['demo.reset'])}">`,
    demo.html,
    '</div></body></html>\n',
  ].join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
