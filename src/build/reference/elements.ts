import type ts from 'typescript';

/** Elements that have an interface of their own in the DOM, and none besides that has the same. */
const INTERFACES = new Map([
  ['a', 'HTMLAnchorElement'],
  ['button', 'HTMLButtonElement'],
  ['div', 'HTMLDivElement'],
  ['fieldset', 'HTMLFieldSetElement'],
  ['form', 'HTMLFormElement'],
  ['hr', 'HTMLHRElement'],
  ['img', 'HTMLImageElement'],
  ['input', 'HTMLInputElement'],
  ['label', 'HTMLLabelElement'],
  ['legend', 'HTMLLegendElement'],
  ['li', 'HTMLLIElement'],
  ['ol', 'HTMLOListElement'],
  ['option', 'HTMLOptionElement'],
  ['p', 'HTMLParagraphElement'],
  ['select', 'HTMLSelectElement'],
  ['span', 'HTMLSpanElement'],
  ['svg', 'SVGSVGElement'],
  ['table', 'HTMLTableElement'],
  ['textarea', 'HTMLTextAreaElement'],
  ['tr', 'HTMLTableRowElement'],
  ['ul', 'HTMLUListElement'],
]);

/** Elements of one interface that they share. */
const SHARED = new Map([
  ['tbody', 'HTMLTableSectionElement'],
  ['thead', 'HTMLTableSectionElement'],
  ['tfoot', 'HTMLTableSectionElement'],
  ['td', 'HTMLTableCellElement'],
  ['th', 'HTMLTableCellElement'],
]);

/** The DOM interface of a tag; `HTMLElement` for tags without one of their own, null for what is no tag. */
export function elementOf(tag: string | null): string | null {
  if (tag === null || !/^[a-z][\w-]*$/.test(tag)) return null;
  return INTERFACES.get(tag) ?? SHARED.get(tag) ?? 'HTMLElement';
}

/** The tag of a DOM interface or a tag itself; null where it could be several. */
export function tagOf(elementOrTag: string | null): string | null {
  if (elementOrTag === null) return null;
  if (/^[a-z][\w-]*$/.test(elementOrTag)) return elementOrTag;
  return [...INTERFACES].find(([, name]) => name === elementOrTag)?.[0] ?? null;
}

/** What the type of a component's `ref` points to; null where it has none or it may be anything. */
export function findRefTarget(
  checker: ts.TypeChecker,
  properties: readonly ts.Symbol[],
  place: ts.Node,
): string | null {
  const ref = properties.find((symbol) => symbol.name === 'ref');
  if (ref === undefined) return null;
  const type = checker.getTypeOfSymbolAtLocation(ref, place);
  const parts = type.isUnion() ? type.types : [type];
  const targets = parts.flatMap((part) => {
    const current = part.getProperty('current');
    if (current === undefined) return [];
    return [
      checker.typeToString(checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(current, place))),
    ];
  });
  return targets.find((text) => /^(?:HTML|SVG)\w*Element$/.test(text)) ?? null;
}

/**
 * The element that a component hands its attributes to, as its event handlers are typed; null where
 * it takes none.
 */
export function findEventTarget(
  checker: ts.TypeChecker,
  properties: readonly ts.Symbol[],
  place: ts.Node,
): string | null {
  const handler = properties.find((symbol) => symbol.name === 'onCopy');
  if (handler === undefined) return null;
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(handler, place));
  return /<((?:HTML|SVG)\w*Element)\b/.exec(checker.typeToString(type, place))?.[1] ?? null;
}
