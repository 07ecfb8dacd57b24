import type { Code, Heading, Html, Nodes, Parents, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { DocCallout, DocCodeGroup, DocDirective, DocLead } from '../syntax/tokens';
import type { Place } from '../../parsedDocument';
import { LEAD_MARK } from '../html/marks';
import { placeInText, placeOf } from '../places';
import { readCallout } from './readCallout';
import type { DialectReading } from './dialectReading';
import { readDirective } from './readDirective';
import { readSample } from './readSample';

/**
 * Reads the blocks of the dialect in a syntax tree, in place: the h1 is taken out, and everything
 * that plain Markdown does not know becomes something that it can be turned into HTML from.
 */
export function readDialect(tree: Root, reading: DialectReading): void {
  readChildren(tree, reading);
}

function readChildren(parent: Parents, reading: DialectReading): void {
  const children: RootContent[] = [];
  for (const child of parent.children) children.push(...readNode(child, reading));
  // What replaces a node may stand wherever that node stood.
  parent.children = children;
}

function readNode(node: RootContent, reading: DialectReading): readonly RootContent[] {
  switch (node.type) {
    case 'docDirective':
      return [placeDirective(node, reading)];
    case 'docCallout':
      return placeCallout(node, reading);
    case 'docCodeGroup':
      return placeCodeGroup(node, reading);
    case 'docLead':
      return [placeLead(node, reading)];
    case 'docStrayFence':
      reading.problems.add(
        'unknown-callout',
        placeOf(node),
        'This ":::" closes no callout.',
        'Remove it, or open the callout with ":::info" (or success, warning, error).',
      );
      return [];
    case 'docHeadingId':
      return [{ type: 'text', value: `{#${node.value}}`, position: node.position }];
    case 'code':
      readSample(node, reading);
      return [reading.output.placeFence(node)];
    case 'heading':
      return placeHeading(node, reading);
    case 'text':
    case 'html':
      reportLostDirectives(node, reading);
      return [node];
    case 'image':
    case 'imageReference':
      if (!node.alt?.trim()) reportMissingAlt(placeOf(node), reading);
      return [node];
    default:
      if (isParent(node)) readChildren(node, reading);
      return [node];
  }
}

function isParent(node: Nodes): node is Parents {
  return 'children' in node;
}

function placeDirective(node: DocDirective, reading: DialectReading): RootContent {
  const place = placeOf(node);
  const directive = readDirective(node.value, place, reading.componentNames, reading.problems);
  const reference = reading.demos.length;
  if (directive.kind === 'demo') {
    reading.demos.push({ name: directive.name, options: directive.options, ...place });
  }
  return reading.output.placeDirective(directive, place, reference);
}

function placeCallout(node: DocCallout, reading: DialectReading): readonly RootContent[] {
  const isKnown = readCallout(node, reading.problems);
  readChildren(node, reading);
  return isKnown ? [node] : node.children;
}

function placeCodeGroup(node: DocCodeGroup, reading: DialectReading): readonly RootContent[] {
  const place = placeOf(node);
  if (!node.isClosed) {
    reading.problems.add(
      'unclosed-codeblock',
      place,
      'This <codeblock> is never closed.',
      'Put </codeblock> on a line of its own below its last fence.',
    );
  }
  const end = node.isClosed
    ? node.children.length
    : node.children.findIndex((child) => child.type !== 'code');
  const own = end === -1 ? node.children : node.children.slice(0, end);
  const fences = own.filter((child): child is Code => child.type === 'code');
  for (const fence of fences) readSample(fence, reading);
  const grouped = new Set<Nodes>(fences);
  const others = node.children.filter((child) => !grouped.has(child));
  if (fences.length === 0 || (node.isClosed && others.length > 0)) {
    reading.problems.add(
      'bad-directive',
      place,
      fences.length === 0
        ? 'This <codeblock> holds no fence.'
        : 'This <codeblock> holds something else than fences; it is shown below.',
      'Put nothing but fences between <codeblock> and </codeblock>.',
    );
  }
  const storageKey = /\sstorageKey\s*=\s*["']([^"']*)["']/i.exec(node.opening)?.[1] ?? '';
  return [
    ...(fences.length === 0 ? [] : [reading.output.placeCodeGroup(storageKey, fences, place)]),
    ...others.flatMap((child) => readNode(child, reading)),
  ];
}

function placeLead(node: DocLead, reading: DialectReading): RootContent {
  readChildren(node, reading);
  const isFirst = reading.leadPlace === null;
  reading.leadPlace ??= placeOf(node);
  node.data = isFirst ? { hName: LEAD_MARK } : { hName: 'p', hProperties: { className: ['description'] } };
  return node;
}

function placeHeading(node: Heading, reading: DialectReading): readonly RootContent[] {
  const id = takeExplicitId(node);
  readChildren(node, reading);
  if (node.depth === 1) {
    if (reading.heading === null) {
      const text = toString(node, { includeHtml: false, includeImageAlt: true });
      reading.heading = { text: text.replace(/\s+/g, ' ').trim(), ...placeOf(node) };
      return [];
    }
    reportSecondH1(placeOf(node), reading);
    node.depth = 2;
  }
  if (id !== undefined) node.data = { ...node.data, hProperties: { id } };
  return [node];
}

/** Reports an h1 on a page that has one. */
export function reportSecondH1(
  place: Place,
  { problems, heading }: Pick<DialectReading, 'problems' | 'heading'>,
): void {
  problems.add(
    'multiple-h1',
    place,
    `The page has an h1 already, on line ${heading?.line ?? 1}.`,
    'Make this one an h2 ("##").',
  );
}

/** Takes `{#id}` from the end of a heading. */
function takeExplicitId(node: Heading): string | undefined {
  const { children } = node;
  let index = children.length - 1;
  const isBlank = (child: PhrasingContent | undefined) => child?.type === 'text' && child.value.trim() === '';
  while (isBlank(children[index])) index -= 1;
  const last = children[index];
  if (last?.type !== 'docHeadingId') return undefined;
  node.children = children.slice(0, index);
  const before = node.children.at(-1);
  if (before?.type === 'text') before.value = before.value.trimEnd();
  return last.value;
}

const LOST_DIRECTIVE = /\{\{\s*(["']?)(?:demo|component)\1\s*:/g;

/** Reports directives in places where they are nothing but text. */
function reportLostDirectives(node: Text | Html, { problems }: DialectReading): void {
  if (!node.value.includes('{{')) return;
  const text = node.type === 'html' ? blankComments(node.value) : node.value;
  for (const match of text.matchAll(LOST_DIRECTIVE)) {
    problems.add(
      'bad-directive',
      placeInText(text, match.index, placeOf(node)),
      node.type === 'html'
        ? 'This directive stands in the middle of HTML, where it is only text.'
        : 'This directive shares its line with other text.',
      'Put it on a line of its own, at the start of the line and with a blank line above it.',
    );
  }
}

function blankComments(html: string): string {
  return html.replace(/<!--.*?-->/gs, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** Reports an image without a text. */
export function reportMissingAlt(place: Place, { problems }: Pick<DialectReading, 'problems'>): void {
  problems.add(
    'missing-alt',
    place,
    'This image has no alternative text.',
    'Say between its square brackets what it shows; write <img alt="" …> for one that is only decoration.',
  );
}
