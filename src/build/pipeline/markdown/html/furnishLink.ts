import type { Element, Nodes } from 'hast';
import { isUnder } from '../../../../domain/docPath';
import { findPlan, textProperty } from './elements';
import type { PageReading } from './pageReading';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Tells a link within the site from one that leads out of it. */
export function furnishLink(element: Element, reading: PageReading): void {
  const href = textProperty(element, 'href');
  if (href === undefined) return;
  const isGenerated =
    element.properties.dataFootnoteRef !== undefined || element.properties.dataFootnoteBackref !== undefined;
  if (isGenerated) return;
  if (SCHEME.test(href) || href.startsWith('//')) {
    keepOpenerUnreachable(element);
    return;
  }
  const origin = findOrigin(href, reading.externalPaths);
  if (origin !== null) {
    element.properties.href = origin.replace(/\/+$/, '') + href;
    keepOpenerUnreachable(element);
    return;
  }
  reading.links.push({ href, ...reading.place });
  // Before the address: the assembly finds links by it.
  element.properties = { dataDocLink: '', ...element.properties };
}

function keepOpenerUnreachable(element: Element): void {
  if (textProperty(element, 'target') === '_blank') element.properties.rel ??= ['noopener'];
}

function findOrigin(href: string, externalPaths: Readonly<Record<string, string>>): string | null {
  const path = href.replace(/[?#].*$/s, '').replace(/(.)\/+$/, '$1');
  let best: string | null = null;
  for (const prefix of Object.keys(externalPaths)) {
    if (isUnder(path, prefix) && prefix.length > (best?.length ?? -1)) best = prefix;
  }
  return best === null ? null : (externalPaths[best] ?? null);
}

/** Names a link that has nothing to read by its address, and reports it. */
export function nameEmptyLink(element: Element, reading: PageReading): void {
  const href = textProperty(element, 'href');
  if (href === undefined || hasAccessibleText(element)) return;
  reading.problems.add(
    'empty-link-text',
    reading.place,
    `This link to "${href}" has no text.`,
    'Write between its square brackets where it leads.',
  );
  element.children.push({ type: 'text', value: href });
}

function hasAccessibleText(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  if (node.type === 'element') {
    const name = textProperty(node, 'ariaLabel') ?? textProperty(node, 'title') ?? textProperty(node, 'alt');
    if (name?.trim() || findPlan(node) !== null) return true;
    return node.children.some(hasAccessibleText);
  }
  // What an MDX component or expression shows is not known here.
  return node.type !== 'comment';
}
