import type { Code, Construct, State } from 'micromark-util-types';
import { isBlank, isLineEnd } from './lines';

const LEFT_BRACE = 123;
const RIGHT_BRACE = 125;
const HASH = 35;

/** `{#id}`, which names a heading's anchor. A construct of its own, as MDX would take it for an expression. */
export const headingId: Construct = {
  name: 'docHeadingId',
  tokenize(effects, ok, nok) {
    return (code) => {
      effects.enter('docHeadingId');
      effects.enter('docHeadingIdMarker');
      effects.consume(code);
      return afterBrace;
    };

    function afterBrace(code: Code): State | undefined {
      if (code !== HASH) return nok(code);
      effects.consume(code);
      effects.exit('docHeadingIdMarker');
      return startOfId;
    }

    function startOfId(code: Code): State | undefined {
      if (!isIdCharacter(code)) return nok(code);
      effects.enter('docHeadingIdValue');
      return inId(code);
    }

    function inId(code: Code): State | undefined {
      if (isIdCharacter(code)) {
        effects.consume(code);
        return inId;
      }
      if (code !== RIGHT_BRACE) return nok(code);
      effects.exit('docHeadingIdValue');
      effects.enter('docHeadingIdMarker');
      effects.consume(code);
      effects.exit('docHeadingIdMarker');
      effects.exit('docHeadingId');
      return ok;
    }
  },
};

function isIdCharacter(code: Code): boolean {
  return !isLineEnd(code) && !isBlank(code) && code !== LEFT_BRACE && code !== RIGHT_BRACE && code !== HASH;
}
