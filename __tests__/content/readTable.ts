import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The text of a page of the author's guide. */
export function readGuide(name: string): string {
  return readFileSync(path.resolve(__dirname, '../../content/docs', name), 'utf8');
}

/** The cells of the first table below a heading, without its head. */
export function readTable(markdown: string, heading: string): string[][] {
  const lines = markdown.split('\n');
  const at = lines.indexOf(heading);
  if (at === -1) throw new Error(`There is no heading "${heading}".`);
  const below = lines.slice(at + 1);
  const start = below.findIndex((line) => line.startsWith('|'));
  const end = below.findIndex((line, index) => index > start && !line.startsWith('|'));
  return below
    .slice(start, end === -1 ? undefined : end)
    .map(readCells)
    .slice(2);
}

/** What the first column of a table names, without backticks. */
export function readNames(markdown: string, heading: string): string[] {
  return readTable(markdown, heading).map(([name = '']) => name.replaceAll('`', ''));
}

function readCells(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
