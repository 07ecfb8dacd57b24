/** Characters: a longer signature is broken into lines. */
const WIDTH = 60;

const OPENING = '([{<';
const CLOSING = ')]}>';

/**
 * Puts each parameter of a long signature on a line of its own, as formatters do:
 * `(event: Event, value: T) => void` becomes three lines and a closing one.
 */
export function breakSignature(text: string): string {
  if (text.length <= WIDTH || text.includes('\n')) return text;
  const list = findParameters(text);
  if (!list || list.parts.length < 2) return text;
  const lines = list.parts.map((part) => `  ${part.trim()},\n`).join('');
  return `${text.slice(0, list.start + 1)}\n${lines}${text.slice(list.end)}`;
}

/** The parameter list: the first parentheses that stand in no other brackets, those of type parameters among them. */
function findParameters(text: string): { start: number; end: number; parts: string[] } | null {
  let depth = 0;
  let start = -1;
  let partStart = -1;
  const parts: string[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (`'"\``.includes(character)) {
      index = endOfQuote(text, index);
    } else if (character === '=' && text.charAt(index + 1) === '>') {
      index += 1;
    } else if (OPENING.includes(character)) {
      if (depth === 0 && character === '(') {
        start = index;
        partStart = index + 1;
      }
      depth += 1;
    } else if (CLOSING.includes(character)) {
      depth -= 1;
      if (depth === 0 && start !== -1) {
        const last = text.slice(partStart, index);
        if (last.trim() !== '') parts.push(last);
        return { start, end: index, parts };
      }
    } else if (character === ',' && depth === 1 && start !== -1) {
      parts.push(text.slice(partStart, index));
      partStart = index + 1;
    }
  }
  return null;
}

function endOfQuote(text: string, start: number): number {
  const quote = text.charAt(start);
  for (let index = start + 1; index < text.length; index += 1) {
    if (text.charAt(index) === '\\') index += 1;
    else if (text.charAt(index) === quote) return index;
  }
  return text.length;
}
