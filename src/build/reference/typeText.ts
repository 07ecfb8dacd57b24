import ts from 'typescript';

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

const printer = ts.createPrinter({ removeComments: true });

/** Types of React are named as applications name them, however the declaring file imports them. */
function tidy(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .replace(
        /(?:typeof )?import\((["'])([^"']*)\1(?:, \{[^}]*\})?\)\.(?:React\.)?/g,
        (_whole, _quote, from: string) => (/(?:^|\/)react(?:\/|$)/.test(from) ? 'React.' : ''),
      )
      .replace(/;\s*\}/g, ' }')
      // What is optional may always be undefined.
      .replace(/(\?: [^;{}()]*?) \| undefined(?=\s*[;,)}])/g, '$1')
      // Defaults of type arguments of React's own, which nobody writes.
      .replaceAll(', keyof React.JSX.IntrinsicElements>', '>')
      .replace(/(\bReact\.\w*Event(?:Handler)?<[^<>]*), (?:Element|Event|MouseEvent)>/g, '$1>')
      .replace(/(\bReact\.\w*Event)<Element>/g, '$1')
      .trim()
  );
}

/** A type as it is written in a declaration, on one line, without comments. */
export function printNode(node: ts.Node): string {
  return tidy(printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()));
}

/** A type as the compiler resolves it, on one line, `| undefined` at its end taken off. */
export function printType(checker: ts.TypeChecker, type: ts.Type, place: ts.Node): string {
  return tidy(checker.typeToString(type, place, FORMAT)).replace(/ \| undefined$/, '');
}

/** A signature as the compiler resolves it: `(value: number) => void`. */
export function printSignature(checker: ts.TypeChecker, signature: ts.Signature, place: ts.Node): string {
  return tidy(checker.signatureToString(signature, place, FORMAT, ts.SignatureKind.Call));
}

/** A signature as a declaration has it: `(value: number): void`. */
export function printDeclaredSignature(
  checker: ts.TypeChecker,
  signature: ts.Signature,
  place: ts.Node,
): string {
  const format = FORMAT & ~ts.TypeFormatFlags.WriteArrowStyleSignature;
  return tidy(checker.signatureToString(signature, place, format, ts.SignatureKind.Call));
}

const OPENING = '([{<';
const CLOSING = ')]}>';

/**
 * The members of a union that is given as text: `'a' | (() => void)` has two, `() => 'a' | 'b'` has
 * one (itself).
 */
export function splitUnion(text: string): readonly string[] {
  const members: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === "'" || char === '"' || char === '`') {
      at = findClosingQuote(text, at);
    } else if (text.startsWith('=>', at)) {
      if (depth === 0) return [text];
      at += 1;
    } else if (OPENING.includes(char)) {
      depth += 1;
    } else if (CLOSING.includes(char)) {
      depth -= 1;
    } else if (char === '|' && depth === 0) {
      members.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  members.push(text.slice(start).trim());
  return members.filter((member) => member !== '').map(unwrap);
}

/** `(() => void)` without the parentheses that only a union around it needs. */
export function unwrap(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  let depth = 0;
  for (let at = 0; at < text.length - 1; at += 1) {
    if (text.charAt(at) === '(') depth += 1;
    else if (text.charAt(at) === ')') depth -= 1;
    if (depth === 0) return text;
  }
  return text.slice(1, -1);
}

function findClosingQuote(text: string, from: number): number {
  const quote = text.charAt(from);
  for (let at = from + 1; at < text.length; at += 1) {
    if (text.charAt(at) === '\\') at += 1;
    else if (text.charAt(at) === quote) return at;
  }
  return text.length;
}
