import type { Element, ElementContent, Root as HastRoot, RootContent } from 'hast';
import type { Nodes as MdastNodes, PhrasingContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { checkSource, checkTreeDepth, NestingError } from '../markdown/checkNesting';
import { createCodeBlock } from '../markdown/code/createCodeBlock';
import { createElement, plainText, textProperty } from '../markdown/html/elements';
import { serializeHtml } from '../markdown/html/serializeHtml';
import type { ResolvedDocLink } from './resolveDocLink';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Fenced code becomes a block of this, to be exchanged for a highlighted one. */
const CODE_MARK = 'api-code';

export interface RenderedMarkdown {
  /** A text of one paragraph stands without the paragraph. */
  readonly html: string;
  /** The first paragraph that is no heading, as plain text; '' where there is none. */
  readonly text: string;
}

/**
 * HTML of the Markdown in a package's JSDoc. Nothing in it runs: HTML there is shown as the text it
 * is, as `<input>` in a sentence means the word, and links are asked for one by one.
 *
 * @param resolveLink where a link leads; null leaves its text alone
 */
export function renderMarkdown(
  source: string,
  resolveLink: (href: string) => ResolvedDocLink | null,
): RenderedMarkdown {
  const text = source.trim();
  if (text === '') return { html: '', text: '' };
  try {
    return renderTree(writeLinkTags(text), resolveLink);
  } catch (error) {
    // Prose of a package that nests absurdly is shown as it was written.
    if (!(error instanceof NestingError)) throw error;
    return { html: serializeHtml([{ type: 'text', value: text }]), text };
  }
}

function renderTree(source: string, resolveLink: (href: string) => ResolvedDocLink | null): RenderedMarkdown {
  checkSource(source);
  const tree = parser.parse(source);
  checkTreeDepth(tree);
  readAsText(tree);
  const fences: Element[] = [];
  const root: HastRoot = unified()
    .use(remarkRehype, {
      handlers: {
        code: (_state: unknown, node: { value: string; lang?: string | null; meta?: string | null }) => {
          fences.push(createCodeBlock(node));
          return createElement(CODE_MARK, { dataIndex: String(fences.length - 1) });
        },
      },
    })
    .runSync(tree);
  root.children = furnish(root.children, resolveLink, fences);
  const blocks = root.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [first] = blocks;
  const isOneParagraph = blocks.length === 1 && first?.type === 'element' && first.tagName === 'p';
  return {
    html: serializeHtml(isOneParagraph ? first.children : blocks).trim(),
    text: plainText(blocks.find((block) => !isHeading(block)) ?? { type: 'text', value: '' }),
  };
}

/** What a heading has become: a paragraph, all of it strong. */
function isHeading(block: RootContent): boolean {
  if (block.type !== 'element' || block.tagName !== 'p' || block.children.length !== 1) return false;
  const [only] = block.children;
  return only?.type === 'element' && only.tagName === 'strong';
}

/** `{@link Button the button}` and `{@link https://…}`, as JSDoc has them, in Markdown. */
function writeLinkTags(source: string): string {
  return source.replace(
    /\{@link(?:code|plain)?\s+([^\s|}]+)\s*\|?\s*([^}]*)\}/g,
    (_whole, target: string, label: string) => {
      const name = label.trim() || target;
      return /^https?:/.test(target) ? `[${name}](${target})` : `\`${name}\``;
    },
  );
}

/** Makes text of what has no place in a row of a table: HTML, footnotes, images. */
function readAsText(node: MdastNodes): void {
  if (!('children' in node)) return;
  const children: MdastNodes[] = [];
  for (const child of node.children as MdastNodes[]) {
    if (child.type === 'html') {
      if (/^<br\s*\/?>$/i.test(child.value)) children.push({ type: 'break' });
      else if (!child.value.startsWith('<!--')) children.push(...createText(child.value, node.type));
    } else if (child.type === 'image') {
      children.push({ type: 'text', value: child.alt ?? '' });
    } else if (child.type === 'heading') {
      readAsText(child);
      children.push({ type: 'paragraph', children: [{ type: 'strong', children: child.children }] });
    } else if (child.type !== 'footnoteDefinition' && child.type !== 'footnoteReference') {
      readAsText(child);
      children.push(child);
    }
  }
  (node as { children: MdastNodes[] }).children = children;
}

/** HTML on lines of its own is a block. */
function createText(value: string, parent: MdastNodes['type']): MdastNodes[] {
  const text: PhrasingContent = { type: 'text', value };
  return ['root', 'listItem', 'blockquote'].includes(parent)
    ? [{ type: 'paragraph', children: [text] }]
    : [text];
}

function furnish<Node extends RootContent | ElementContent>(
  nodes: readonly Node[],
  resolveLink: (href: string) => ResolvedDocLink | null,
  fences: readonly Element[],
): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.type !== 'element') return [node];
    if (node.tagName === CODE_MARK) return [(fences[Number(node.properties.dataIndex)] ?? node) as Node];
    node.children = furnish(node.children, resolveLink, fences);
    // Of several texts on one page, two may bring the same.
    delete node.properties.id;
    if (node.tagName !== 'a') return [node];
    const resolved = resolveLink(textProperty(node, 'href') ?? '');
    if (!resolved) return node.children as Node[];
    // The mark first: the assembly finds links by it.
    node.properties = { ...(resolved.isInternal && { dataDocLink: '' }), href: resolved.href };
    return [node];
  });
}
