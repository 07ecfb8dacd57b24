import { highlightLines } from './code/highlightLines';
import { serializeCode } from './code/serializeCode';

/**
 * Highlights source with Prism, as fences of a page are.
 *
 * @param language a Prism language or one of its aliases (`tsx`, `js`, `css`, `bash` …); an unknown one gives plain lines
 * @returns the inside of `<code>`: one `<span class="code-line">` per line
 */
export function highlightCode(source: string, language: string): string {
  return serializeCode(highlightLines(source, language));
}
