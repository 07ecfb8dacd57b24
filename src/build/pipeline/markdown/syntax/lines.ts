import type { Code, Construct, Effects, State, TokenizeContext, TokenType } from 'micromark-util-types';

// How micromark codes what is no plain character: line endings are -5 to -3, a tab is -2 followed by
// as many -1 as it takes to fill its columns.
const TAB = -2;
const TAB_FILLER = -1;
const SPACE = 32;

/** Whether a code ends a line. The end of the file is null. */
export function isLineEnd(code: Code): boolean {
  return code === null || code < TAB;
}

export function isBlank(code: Code): boolean {
  return code === TAB || code === TAB_FILLER || code === SPACE;
}

/** The text of a code, as its author typed it. */
export function textOf(code: Code): string {
  if (code === null || code === TAB_FILLER) return '';
  return code === TAB ? '\t' : String.fromCharCode(code);
}

/** Reads the rest of the line without taking it, then goes on with what `decide` says of its text. */
export function peekLine(effects: Effects, decide: (line: string) => State): State {
  let line = '';
  const probe: Construct = {
    partial: true,
    tokenize(probing, ok) {
      line = '';
      return start;
      function start(code: Code): State | undefined {
        // Nothing may be taken outside of a token; this one is thrown away with the rest of the probe.
        probing.enter('data');
        return inside(code);
      }
      function inside(code: Code): State | undefined {
        if (isLineEnd(code)) {
          probing.exit('data');
          return ok(code);
        }
        line += textOf(code);
        probing.consume(code);
        return inside;
      }
    },
  };
  const decided: State = (code) => decide(line)(code);
  return effects.check(probe, decided, decided);
}

/** Takes `length` characters of the line as one token. */
export function takeCharacters(effects: Effects, type: TokenType, length: number, next: State): State {
  if (length === 0) return next;
  return (code) => {
    effects.enter(type);
    return inside(code);
  };
  function inside(code: Code): State | undefined {
    if (isLineEnd(code) || (length === 0 && code !== TAB_FILLER)) {
      effects.exit(type);
      return next(code);
    }
    if (code !== TAB_FILLER) length -= 1;
    effects.consume(code);
    return inside;
  }
}

/** Takes the rest of the line as one token, where there is any. */
export function takeRest(effects: Effects, type: TokenType, next: State): State {
  return takeCharacters(effects, type, Infinity, next);
}

/** Takes blanks as nothing. */
export function skipBlanks(effects: Effects, next: State): State {
  return (code) => {
    if (!isBlank(code)) return next(code);
    effects.enter('whitespace');
    return inside(code);
  };
  function inside(code: Code): State | undefined {
    if (isBlank(code)) {
      effects.consume(code);
      return inside;
    }
    effects.exit('whitespace');
    return next(code);
  }
}

/**
 * Holds at the end of a line whose next line belongs to the same list item or quote. A "lazy" line,
 * one that has lost its indent or its `>`, does not.
 */
export const beforeOwnLine: Construct = {
  partial: true,
  tokenize(this: TokenizeContext, effects, ok, nok) {
    return (code) => {
      if (code === null) return nok(code);
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return (next) => (this.parser.lazy[this.now().line] ? nok(next) : ok(next));
    };
  },
};
