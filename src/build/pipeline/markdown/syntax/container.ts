import type {
  Code,
  Construct,
  Effects,
  State,
  Token,
  TokenType,
  TokenizeContext,
} from 'micromark-util-types';
import { FenceTracker } from './fenceTracker';
import { beforeOwnLine, isLineEnd, peekLine, takeRest } from './lines';

export interface ContainerSyntax {
  readonly token: TokenType;
  readonly closingToken: TokenType;
  /** The first line, from its first non-blank character on. */
  readonly opening: RegExp;
  /** A line inside that begins another container of the same kind; it takes the next closing line. */
  readonly nested: RegExp;
  readonly closing: RegExp;
  /** Takes the first line, which matches `opening`. */
  takeOpening(effects: Effects, match: RegExpExecArray, next: State): State;
}

/**
 * A block from an opening line to a closing one, with Markdown between. Lines inside a fence are
 * code, whatever they look like. Without a closing line it ends with the list item, quote or page
 * that holds it.
 */
export function createContainer(syntax: ContainerSyntax): Construct {
  return {
    name: syntax.token,
    // A line inside that begins a list or a quote begins it in here, not around the container.
    concrete: true,
    tokenize(this: TokenizeContext, effects, ok, nok) {
      const { parser, interrupt } = this;
      const fences = new FenceTracker();
      let depth = 0;
      let previous: Token | undefined;

      return peekLine(effects, (line): State => {
        const match = syntax.opening.exec(line);
        if (!match) return nok;
        const opening = syntax.takeOpening(effects, match, afterOpening);
        return (code) => {
          effects.enter(syntax.token);
          return opening(code);
        };
      });

      function afterOpening(code: Code): State | undefined {
        // A paragraph only asks whether it ends here; the lines below have not been fed yet.
        if (interrupt) return ok(code);
        return effects.attempt(beforeOwnLine, enterContent, end)(code);
      }

      function enterContent(code: Code): State | undefined {
        if (code === null) return end(code);
        effects.enter('docContainerContent');
        return lineStart(code);
      }

      function lineStart(code: Code): State | undefined {
        // A token of no length would be an error: a blank line is one only if it has an end to take.
        if (code === null) return endContent(code);
        if (isLineEnd(code)) return effects.check(beforeOwnLine, takeLine, endContent)(code);
        return peekLine(effects, (line): State => (isClosing(line) ? closeContent : takeLine))(code);
      }

      function isClosing(line: string): boolean {
        if (fences.isCode(line)) return false;
        if (syntax.nested.test(line)) depth += 1;
        else if (syntax.closing.test(line)) depth -= 1;
        return depth < 0;
      }

      function takeLine(code: Code): State | undefined {
        const token = effects.enter('chunkDocument', { contentType: 'document', previous });
        if (previous) previous.next = token;
        previous = token;
        return inLine(code);
      }

      function inLine(code: Code): State | undefined {
        if (!isLineEnd(code)) {
          effects.consume(code);
          return inLine;
        }
        return effects.check(beforeOwnLine, takeLineEnd, endAfterLine)(code);
      }

      function takeLineEnd(code: Code): State | undefined {
        effects.consume(code);
        exitLine();
        return lineStart;
      }

      function endAfterLine(code: Code): State | undefined {
        exitLine();
        return endContent(code);
      }

      function endContent(code: Code): State | undefined {
        effects.exit('docContainerContent');
        return end(code);
      }

      /** Whether a line is lazy was said of the text outside; inside, none is so far. */
      function exitLine(): void {
        const token = effects.exit('chunkDocument');
        parser.lazy[token.start.line] = false;
      }

      function closeContent(code: Code): State | undefined {
        effects.exit('docContainerContent');
        return takeRest(effects, syntax.closingToken, end)(code);
      }

      function end(code: Code): State | undefined {
        effects.exit(syntax.token);
        return ok(code);
      }
    },
  };
}
