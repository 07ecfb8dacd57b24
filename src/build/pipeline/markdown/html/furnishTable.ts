import type { Element } from 'hast';
import { createElement, textProperty } from './elements';
import type { PageReading } from './pageReading';

/** The region in which a wide table scrolls by itself, named after the heading above it. */
export function wrapTable(table: Element, reading: PageReading): Element {
  const name = reading.headings.at(-1)?.text || reading.heading?.text || 'Table';
  const count = (reading.tableNames.get(name) ?? 0) + 1;
  reading.tableNames.set(name, count);
  return createElement(
    'div',
    {
      className: ['table-scroll'],
      tabIndex: 0,
      role: 'region',
      // Two regions of one name could not be told apart.
      ariaLabel: count === 1 ? name : `${name} (${count})`,
    },
    [table],
  );
}

const LOGICAL_SIDES: Readonly<Record<string, string>> = { left: 'start', right: 'end', center: 'center' };

/** Aligns a cell by style, so that it mirrors in a right-to-left page; the `align` attribute does not. */
export function alignCell(cell: Element): void {
  const side = LOGICAL_SIDES[textProperty(cell, 'align') ?? ''];
  if (side === undefined) return;
  delete cell.properties.align;
  const style = textProperty(cell, 'style');
  cell.properties.style = style ? `text-align:${side};${style}` : `text-align:${side}`;
}
