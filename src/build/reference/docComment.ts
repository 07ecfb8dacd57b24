import ts from 'typescript';

/** What the JSDoc of a declaration says; texts are Markdown, trimmed, '' where there is none. */
export interface DocComment {
  readonly text: string;
  /** As written after `@default`; null without the tag. */
  readonly default: string | null;
  /** Null where it is fine to use. */
  readonly deprecated: string | null;
  /** `@ignore` or `@internal`: not meant for readers; the value is what is written after the tag. */
  readonly ignored: string | null;
  readonly parameters: readonly { readonly name: string; readonly text: string }[];
  readonly returns: string;
}

type CommentParts = string | ts.NodeArray<ts.JSDocComment> | undefined;

/** `{@link …}` becomes a Markdown link where it names an address, else code. */
function writeMarkdown(comment: CommentParts): string {
  if (comment === undefined) return '';
  if (typeof comment === 'string') return comment.trim();
  return comment.map(writePart).join('').trim();
}

function writePart(part: ts.JSDocComment): string {
  if (!ts.isJSDocLinkLike(part)) return part.text;
  const target = `${part.name?.getText() ?? ''}${part.text}`;
  const [, address = '', label = ''] = /^(\S+?)(?:[\s|]+(.*))?$/s.exec(target.trim()) ?? [];
  const shown = label.trim();
  if (/^https?:|^\//.test(address)) return `[${shown === '' ? address : shown}](${address})`;
  return shown === '' ? `\`${address}\`` : shown;
}

/** A dash between name and text is a habit of writing, not a part of the text. */
const dropDash = (text: string): string => text.replace(/^-\s+/, '');

/** Reads the JSDoc that stands at a declaration (or at the statement that holds it). */
export function readDocComment(node: ts.Node): DocComment {
  const parts = ts.getJSDocCommentsAndTags(node);
  const comments = parts.filter(ts.isJSDoc).map((doc) => writeMarkdown(doc.comment));
  const tags = ts.getJSDocTags(node);
  const find = (...names: readonly string[]): string | null => {
    const tag = tags.find(({ tagName }) => names.includes(tagName.text));
    return tag === undefined ? null : writeMarkdown(tag.comment);
  };
  return {
    text: comments.filter((text) => text !== '').join('\n\n'),
    default: findDefault(tags),
    deprecated: find('deprecated'),
    ignored: find('ignore', 'internal'),
    parameters: tags.filter(ts.isJSDocParameterTag).map((tag) => ({
      name: tag.name.getText(),
      text: dropDash(writeMarkdown(tag.comment)),
    })),
    returns: dropDash(find('returns', 'return') ?? ''),
  };
}

/** The text after `@default` is code: it is taken as written, with its indentation. */
function findDefault(tags: readonly ts.JSDocTag[]): string | null {
  const tag = tags.find(({ tagName }) => tagName.text === 'default' || tagName.text === 'defaultValue');
  if (tag === undefined) return null;
  return tag
    .getSourceFile()
    .text.slice(tag.tagName.end, tag.end)
    .split('\n')
    .map((line) => line.replace(/^\s*\*(?: |$)/, ''))
    .join('\n')
    .trim();
}

/** What a component's JSDoc says of itself, the lists of links to its demos and reference taken off. */
export function dropLinkLists(text: string): string {
  return text
    .replace(/^(?:Demos|API):[ \t]*\n+(?:[-*] .*\n*)+/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A component that a JSDoc names as the one it takes props over from: `- inherits [Paper API](…)`. */
export function findInheritedNames(text: string): readonly string[] {
  return [...text.matchAll(/inherits \[(\w+)(?: API)?\]/g)].map((match) => match[1] ?? '');
}
