import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What a page of real docs holds: means over the 89 pages of a Toolpad docs tree (341 words, 2.0
 * fences of 12 lines, 5.5 headings, 3.4 links, 1.2 callouts). Each generated page draws around them.
 */
const MEASURE = { words: 341, fences: 2, fenceLines: 12, headings: 5.5, links: 3.4, callouts: 1.2 };
const PAGES_PER_GROUP = 20;

const WORDS = (
  'the component renders a list of items and each item takes the state that its parent gives it when a reader opens ' +
  'the page the server has written the markup before any script runs so text is there at once a provider wraps the ' +
  'tree to hand settings down while hooks read them where they are needed authors describe data as columns and rows ' +
  'then choose how a cell looks by a function that returns an element default values follow the theme unless a prop ' +
  'overrides them in one place keyboard users reach every control in the order that the eye expects'
).split(' ');

const CODE_LINES = [
  "import * as React from 'react';",
  "import { DataSource, type Row } from '@example/data';",
  'export interface Settings { readonly columns: readonly string[]; dense?: boolean }',
  'export default function Orders({ columns, dense = false }: Settings) {',
  '  const [rows, setRows] = React.useState<Row[]>([]);',
  '  React.useEffect(() => { void load(columns).then(setRows); }, [columns]);',
  '  const total = rows.reduce((sum, row) => sum + row.price * row.amount, 0);',
  "  // Totals are shown in the reader's own notation.",
  '  return <DataSource rows={rows} density={dense ? "compact" : "standard"} />;',
  '}',
];

/** A small deterministic generator (mulberry32): the same content on every machine. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Path of the n-th page, below its group. */
export function pathOfPage(index: number): string {
  return `/scale/group-${Math.floor(index / PAGES_PER_GROUP)}/page-${index}`;
}

/** File of the n-th page in a generated root. */
export function fileOfPage(dir: string, index: number): string {
  return path.join(dir, 'scale', `group-${Math.floor(index / PAGES_PER_GROUP)}`, `page-${index}.md`);
}

/** Writes a content root of `count` pages into `dir`, which is emptied first. */
export function generateContent(dir: string, count: number): void {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  writeFileSync(
    path.join(dir, 'site.yml'),
    [
      'title: Scale',
      'siteUrl: https://scale.example.com',
      'products:',
      '  - id: scale',
      '    name: Scale',
      '    category: core',
      '    paths: [/scale]',
      '    dir: scale',
      '    versions: [{ text: v1, current: true }]',
      '',
    ].join('\n'),
  );
  for (let index = 0; index < count; index += 1) {
    const file = fileOfPage(dir, index);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, createPage(index, count));
  }
  writeFileSync(path.join(dir, 'scale', 'sidebar.yml'), createSidebar(count));
}

function createSidebar(count: number): string {
  const lines: string[] = [];
  for (let index = 0; index < count; index += 1) {
    if (index % PAGES_PER_GROUP === 0) {
      const group = index / PAGES_PER_GROUP;
      lines.push(`- pathname: /scale/group-${group}`, `  title: Group ${group}`, '  children:');
    }
    lines.push(`    - pathname: ${pathOfPage(index)}`);
  }
  return `${lines.join('\n')}\n`;
}

function createPage(index: number, count: number): string {
  const random = createRandom(index + 1);
  const around = (mean: number) => Math.round(mean * (0.4 + 1.2 * random()));
  const words = (length: number) =>
    Array.from({ length }, () => WORDS[Math.floor(random() * WORDS.length)] ?? 'word').join(' ');
  const sentence = (length: number) => {
    const text = words(length);
    return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
  };

  const sections = Math.max(1, around(MEASURE.headings) - 1);
  const links = around(MEASURE.links);
  const fences = around(MEASURE.fences);
  const callouts = around(MEASURE.callouts);
  const wordsPerSection = Math.ceil(around(MEASURE.words) / sections);
  const blocks = [`# Page ${index}: ${words(3)}`, `<p class="description">${sentence(16)}</p>`];
  for (let section = 0; section < sections; section += 1) {
    blocks.push(`${section % 3 === 2 ? '###' : '##'} ${sentence(4).slice(0, -1)} ${section}`);
    blocks.push(`${sentence(Math.ceil(wordsPerSection / 2))} Use \`${words(1)}\` and **${words(2)}**.`);
    if (section < links)
      blocks.push(`See [${words(3)}](${pathOfPage(Math.floor(random() * count))}) for more.`);
    if (section < fences) blocks.push(`\`\`\`tsx\n${createCode(random)}\n\`\`\``);
    if (section < callouts) blocks.push(`:::info\n${sentence(18)}\n:::`);
    blocks.push(`- ${sentence(9)}\n- ${sentence(8)}`, sentence(Math.ceil(wordsPerSection / 2)));
  }
  return `${blocks.join('\n\n')}\n`;
}

function createCode(random: () => number): string {
  const lines = Math.round(MEASURE.fenceLines * (0.5 + random()));
  return Array.from({ length: lines }, () => CODE_LINES[Math.floor(random() * CODE_LINES.length)] ?? '').join(
    '\n',
  );
}
