import type { Code, Construct, Effects, State } from 'micromark-util-types';
import { createContainer } from './container';
import { isLineEnd, peekLine, skipBlanks, takeCharacters, takeRest } from './lines';

/** `:::info Title` … `:::`, whatever its kind is called. */
export const callout: Construct = createContainer({
  token: 'docCallout',
  closingToken: 'docCalloutClosing',
  opening: /^(:{3,}[ \t]*)([A-Za-z][\w-]*)(?![\w-])/,
  nested: /^\s*:{3,}[ \t]*[A-Za-z]/,
  closing: /^\s*:{3,}[ \t]*$/,
  takeOpening(effects, match, next) {
    const title = skipBlanks(effects, takeTitle(effects, next));
    const name = takeCharacters(effects, 'docCalloutName', match[2]?.length ?? 0, title);
    return takeCharacters(effects, 'docCalloutFence', match[1]?.length ?? 0, name);
  },
});

/** The rest of the line, read as Markdown. */
function takeTitle(effects: Effects, next: State): State {
  return (code) => {
    if (isLineEnd(code)) return next(code);
    effects.enter('docCalloutTitle');
    effects.enter('chunkText', { contentType: 'text' });
    return inside(code);
  };
  function inside(code: Code): State | undefined {
    if (!isLineEnd(code)) {
      effects.consume(code);
      return inside;
    }
    effects.exit('chunkText');
    effects.exit('docCalloutTitle');
    return next(code);
  }
}

/** A `:::` outside of any callout. */
export const strayFence: Construct = {
  name: 'docStrayFence',
  tokenize: (effects, ok, nok) =>
    peekLine(effects, (line) => (/^:{3,}[ \t]*$/.test(line) ? takeRest(effects, 'docStrayFence', ok) : nok)),
};
