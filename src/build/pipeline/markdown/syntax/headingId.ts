import type { Construct, State } from 'micromark-util-types';
import { peekLine, takeCharacters } from './lines';

const HEADING_ID = /^\{#([^\s{}#]+)\}/;

/** `{#id}`, which names a heading's anchor. A construct of its own, as MDX would take it for an expression. */
export const headingId: Construct = {
  name: 'docHeadingId',
  tokenize: (effects, ok, nok) =>
    peekLine(effects, (line): State => {
      const id = HEADING_ID.exec(line)?.[1];
      if (id === undefined) return nok;
      const end: State = (code) => {
        effects.exit('docHeadingId');
        return ok(code);
      };
      const closing = takeCharacters(effects, 'docHeadingIdMarker', '}'.length, end);
      const value = takeCharacters(effects, 'docHeadingIdValue', id.length, closing);
      const opening = takeCharacters(effects, 'docHeadingIdMarker', '{#'.length, value);
      return (code) => {
        effects.enter('docHeadingId');
        return opening(code);
      };
    }),
};
