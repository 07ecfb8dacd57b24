import type { Element, ElementContent, Parents, Properties, RootContent } from 'hast';
import { find, html } from 'property-information';
// Declares the "raw" nodes that remark-rehype makes of HTML.
import type {} from 'remark-rehype';

/** Elements that stand within a line of text. */
const INLINE = new Set(
  'abbr b bdi bdo br cite code del dfn em i img ins kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);
/** Elements that may hold blocks, and close no other element by beginning. */
const BLOCK = new Set('audio details div figcaption figure picture section source summary video'.split(' '));
const VOID = new Set(['br', 'img', 'source', 'wbr']);
/** Where blocks of Markdown stand. */
const BLOCK_PARENTS = new Set(['blockquote', 'li', 'aside', 'doc-callout']);

const COMMENT = /<!--(?!-?>)(?:(?!--!?>|<!--).)*?-->/sy;
const ATTRIBUTE = String.raw`\s+[a-zA-Z][\w-]*(?:\s*=\s*(?:"[^"&]*"|'[^'&]*'|[^\s"'=<>\x60&]+))?`;
const TAG = new RegExp(String.raw`<(/?)([a-zA-Z][a-zA-Z0-9]*)((?:${ATTRIBUTE})*)\s*(/?)>`, 'y');
const TEXT = /[^<&]+/y;

/** More HTML than this in one piece is no small thing, and left to a real parser. */
const LENGTH_LIMIT = 4_000;

/** Thrown and caught in here alone: this HTML needs a real parser. */
class NotSimple extends Error {}

/**
 * Turns the HTML of a page into elements where that is beyond doubt: well-nested tags of harmless
 * elements, in attributes and text without entities. A whole HTML parser costs a page several
 * milliseconds, and most pages have no more HTML than a `<kbd>` or a `<video>`.
 *
 * @returns false where the page needs a real HTML parser; the tree is then untouched
 */
export function parseSimpleHtml(root: Parents): boolean {
  const changes: [Parents, ElementContent[]][] = [];
  try {
    readParent(root, true, changes);
  } catch (error) {
    if (error instanceof NotSimple) return false;
    throw error;
  }
  for (const [parent, children] of changes) parent.children = children;
  return true;
}

function readParent(parent: Parents, takesBlocks: boolean, changes: [Parents, ElementContent[]][]): void {
  for (const child of parent.children) {
    if (child.type === 'element') readParent(child, BLOCK_PARENTS.has(child.tagName), changes);
  }
  if (parent.children.some((child) => child.type === 'raw')) {
    changes.push([parent, new SiblingReader(takesBlocks).read(parent.children)]);
  }
}

/** Puts the pieces of HTML among siblings together with the Markdown between them. */
class SiblingReader {
  private readonly top: ElementContent[] = [];
  private readonly open: Element[] = [];

  constructor(private readonly takesBlocks: boolean) {}

  read(nodes: readonly RootContent[]): ElementContent[] {
    for (const node of nodes) {
      if (node.type === 'raw') this.readHtml(node.value, node.position);
      else if (node.type === 'element' || node.type === 'text') this.append(node);
      else if (node.type !== 'comment') throw new NotSimple();
    }
    if (this.open.length > 0) throw new NotSimple();
    return this.top;
  }

  private append(node: ElementContent): void {
    (this.open.at(-1)?.children ?? this.top).push(node);
  }

  private readHtml(source: string, position: Element['position']): void {
    if (source.length > LENGTH_LIMIT) throw new NotSimple();
    let index = 0;
    const match = (pattern: RegExp): RegExpExecArray | null => {
      pattern.lastIndex = index;
      const found = pattern.exec(source);
      if (found) index = pattern.lastIndex;
      return found;
    };
    while (index < source.length) {
      const text = match(TEXT);
      if (text) {
        this.append({ type: 'text', value: text[0] });
        continue;
      }
      if (match(COMMENT)) continue;
      const start = index;
      const tag = match(TAG);
      if (!tag) throw new NotSimple();
      const [, slash, name = '', attributes = '', selfClosing] = tag;
      if (slash) this.close(name.toLowerCase());
      else
        this.openTag(
          name.toLowerCase(),
          attributes,
          selfClosing === '/',
          placeWithin(position, source, start),
        );
    }
  }

  private openTag(
    tagName: string,
    attributes: string,
    selfClosing: boolean,
    position: Element['position'],
  ): void {
    const isInline = INLINE.has(tagName);
    const isBlock =
      BLOCK.has(tagName) && this.takesBlocks && this.open.every((element) => BLOCK.has(element.tagName));
    // A slash closes nothing in HTML: <span /> stays open.
    if ((!isInline && !isBlock) || (selfClosing && !VOID.has(tagName))) throw new NotSimple();
    const element: Element = {
      type: 'element',
      tagName,
      properties: readAttributes(attributes),
      children: [],
      ...(position ? { position } : {}),
    };
    this.append(element);
    if (!VOID.has(tagName)) this.open.push(element);
  }

  private close(tagName: string): void {
    if (this.open.pop()?.tagName !== tagName) throw new NotSimple();
  }
}

function placeWithin(position: Element['position'], source: string, offset: number): Element['position'] {
  if (!position || offset === 0) return position;
  const lines = source.slice(0, offset).split('\n');
  const last = lines.at(-1)?.length ?? 0;
  const start =
    lines.length === 1
      ? { line: position.start.line, column: position.start.column + last }
      : { line: position.start.line + lines.length - 1, column: last + 1 };
  return { start, end: position.end };
}

const ATTRIBUTE_PARTS = /([a-zA-Z][\w-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

function readAttributes(source: string): Properties {
  const properties: Properties = {};
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE_PARTS)) {
    const info = find(html, name.toLowerCase());
    const value = double ?? single ?? bare ?? '';
    // Of an attribute written twice, the first counts.
    if (Object.hasOwn(properties, info.property)) continue;
    if (info.commaSeparated || info.commaOrSpaceSeparated) throw new NotSimple();
    if (info.boolean || (info.overloadedBoolean && value === '')) properties[info.property] = true;
    else if (info.spaceSeparated)
      properties[info.property] = value.split(/\s+/).filter((part) => part !== '');
    else properties[info.property] = value;
  }
  return properties;
}
