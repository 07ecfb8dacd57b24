import type { Code, Construct, State, Token, TokenizeContext } from 'micromark-util-types';
import { beforeOwnLine, isLineEnd, peekLine, skipBlanks, takeCharacters } from './lines';

const OPENING = /^<p\s+class(?:Name)?\s*=\s*(?:"description"|'description'|description)\s*>/i;
const CLOSING = /<\/p\s*>\s*$/i;

/**
 * `<p class="description">` … `</p>`, over one line or several. It is a construct of its own so that
 * its inside is read as Markdown, and so that the one piece of HTML nearly every page has costs it
 * no HTML parser. Any other form is HTML as usual.
 */
export const lead: Construct = {
  name: 'docLead',
  concrete: true,
  tokenize(this: TokenizeContext, effects, ok, nok) {
    const { interrupt } = this;
    let previous: Token | undefined;

    return peekLine(effects, (line): State => {
      const opening = OPENING.exec(line)?.[0];
      if (opening === undefined) return nok;
      if (interrupt) return ok;
      const marker = takeCharacters(effects, 'docLeadMarker', opening.length, lineStart);
      return (code) => {
        effects.enter('docLead');
        return marker(code);
      };
    });

    function lineStart(code: Code): State | undefined {
      return peekLine(effects, (line): State => {
        const closing = CLOSING.exec(line);
        if (!closing) return line.trim() === '' && previous ? nok : (next) => takeText(next, Infinity);
        // More than one paragraph on the lines of the lead: HTML may know what that means.
        if (/<\/?p[\s>]/i.test(line.slice(0, closing.index))) return nok;
        return (next) => takeText(next, closing.index);
      })(code);
    }

    function takeText(code: Code, length: number): State | undefined {
      if (length === 0) return takeClosing(code);
      const token = effects.enter('chunkText', { contentType: 'text', previous });
      if (previous) previous.next = token;
      previous = token;
      return inText(length)(code);
    }

    function inText(length: number): State {
      return (code) => {
        if (length === 0) {
          effects.exit('chunkText');
          return takeClosing(code);
        }
        if (isLineEnd(code)) return effects.check(beforeOwnLine, takeLineEnd, nok)(code);
        effects.consume(code);
        // The columns that fill up a tab are no characters.
        return inText(code === -1 ? length : length - 1);
      };
    }

    function takeLineEnd(code: Code): State | undefined {
      effects.consume(code);
      effects.exit('chunkText');
      return lineStart;
    }

    function takeClosing(code: Code): State | undefined {
      const end: State = (next) => {
        effects.exit('docLead');
        return isLineEnd(next) ? ok(next) : nok(next);
      };
      return peekLine(effects, (line) =>
        takeCharacters(effects, 'docLeadMarker', line.trimEnd().length, skipBlanks(effects, end)),
      )(code);
    }
  },
};
