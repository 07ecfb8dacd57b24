import type { Construct } from 'micromark-util-types';
import { peekLine, takeRest } from './lines';

/** The whole line is in double braces. */
const ONLY_BRACES = /^\{\{.*\}\}\s*$/;
/** It means to be a directive, even where its end is missing. */
const MEANT_AS_DIRECTIVE = /^\{\{\s*(["']?)(?:demo|component)\1\s*:/;

/** Whether a line is taken as `{{"demo": …}}` or `{{"component": …}}`, well formed or not. */
export function isDirectiveLine(line: string, format: 'md' | 'mdx'): boolean {
  if (MEANT_AS_DIRECTIVE.test(line)) return true;
  // In MDX, double braces are an object in an expression, and none of our business.
  return format === 'md' && ONLY_BRACES.test(line);
}

export function createDirective(format: 'md' | 'mdx'): Construct {
  return {
    name: 'docDirective',
    tokenize: (effects, ok, nok) =>
      peekLine(effects, (line) =>
        isDirectiveLine(line, format) ? takeRest(effects, 'docDirective', ok) : nok,
      ),
  };
}
