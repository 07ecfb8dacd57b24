import type { Construct } from 'micromark-util-types';
import { createContainer } from './container';
import { takeRest } from './lines';

/** `<codeblock storageKey="…">` … `</codeblock>` around fences. */
export const codeGroup: Construct = createContainer({
  token: 'docCodeGroup',
  closingToken: 'docCodeGroupClosing',
  opening: /^<codeblock(?:\s[^>]*)?>\s*$/i,
  nested: /^\s*<codeblock(?:\s[^>]*)?>\s*$/i,
  closing: /^\s*<\/codeblock\s*>\s*$/i,
  takeOpening: (effects, _match, next) => takeRest(effects, 'docCodeGroupOpening', next),
});
