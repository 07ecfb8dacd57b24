import type { BuildRow } from './measureBuilds';
import type { DemosRow } from './measureDemos';
import type { DemoSuiteRow } from './measureDemoSuite';
import type { VisitFigures } from './measurePage';
import { PLAIN_PAGE, type ReferenceRow } from './measureReference';
import type { SiteRow } from './measureSite';
import type { BuildFigures } from './runBuild';

export interface Figures {
  readonly machine: string;
  readonly builds: readonly BuildRow[];
  readonly demos: DemosRow | null;
  readonly demoSuite: DemoSuiteRow | null;
  readonly reference: ReferenceRow | null;
  readonly site: readonly SiteRow[];
}

/** The figures as Markdown tables. */
export function formatTables({ machine, builds, demos, demoSuite, reference, site }: Figures): string {
  const parts = [`Machine: ${machine}.`];
  if (builds.length > 0) {
    parts.push(
      table(
        ['Pages', 'Cold', 'Warm', 'One page edited', 'HTML rewritten', 'One label edited', 'HTML rewritten'],
        builds.map((row) => [
          row.pages,
          build(row.cold),
          build(row.warm),
          build(row.editedPage),
          row.editedPage.htmlRewritten,
          build(row.editedLabel),
          row.editedLabel.htmlRewritten,
        ]),
      ),
      'Each build: wall s / CPU s / peak memory of all processes in MB.',
      table(
        ['Pages', 'Parsing, ms a page', 'HTML, ms a page', ...VISIT_COLUMNS],
        builds.map((row) => [
          row.pages,
          row.parsing.toFixed(1),
          row.html.toFixed(1),
          ...visit(row.visit, row.click),
        ]),
      ),
      'Where a cold build goes (s):',
      table(
        ['Pages', ...STEPS],
        builds.map((row) => [row.pages, ...STEPS.map((step) => (row.cold.steps[step] ?? 0).toFixed(1))]),
      ),
    );
  }
  if (demos) parts.push(formatDemos(demos));
  if (demoSuite) parts.push(formatDemoSuite(demoSuite));
  if (reference) parts.push(formatReference(reference));
  parts.push(
    table(
      ['Page of the default content', ...VISIT_COLUMNS],
      site.map((row) => [`${row.url} (${row.name})`, ...visit(row.visit, row.click)]),
    ),
    'First visit, cold cache, 4x CPU slowdown, 9 Mbit/s, 60 ms; kB over the wire; LCP, TBT, CLS and click: median of 5.',
  );
  return parts.join('\n\n');
}

function formatDemos({ visit: { bytes, lcp, tbt, cls }, hydration, jump, scroll }: DemosRow): string {
  return [
    table(
      [
        'Ten demos', 'HTML kB', 'JS kB', 'LCP ms', 'TBT ms', 'CLS', 'Alive after, ms', 'the slowest', 'after a jump',
        'JS kB on scroll', 'TBT ms on scroll', 'CLS on scroll',
      ],
      [
        [
          'first visit, then a scroll', (bytes.html / 1000).toFixed(1), (bytes.js / 1000).toFixed(1), Math.round(lcp), Math.round(tbt),
          Number(cls.toFixed(3)), Math.round(hydration.median), Math.round(hydration.longest), Math.round(jump), scroll.js.toFixed(1),
          Math.round(scroll.tbt), Number(scroll.cls.toFixed(3)),
        ],
      ],
    ),
    'Alive after: from a demo coming into view to its taking clicks; after a jump: from the top of the page to its last demo.',
  ].join('\n\n'); // prettier-ignore
}

function formatDemoSuite(row: DemoSuiteRow): string {
  return [
    table(
      ['Demos', 'Stylings', 'Code samples', 'check:demos cold, s', 'warm, s', 'Jest, s', 'Jest, ms a styling', 'the slowest, ms'],
      [
        [
          row.demos, row.variants, row.samples, row.checkCold.toFixed(1), row.checkWarm.toFixed(1), row.jest.toFixed(1),
          Math.round(row.jestPerVariant), `${Math.round(row.slowest.milliseconds)} (${row.slowest.name})`,
        ],
      ],
    ),
    'What checking all demos takes without a browser. Jest: server, hydration, right to left, its own start included.',
  ].join('\n\n'); // prettier-ignore
}

function formatReference({ packages, extraction, builds, pages }: ReferenceRow): string {
  const plain = pages.find(({ name }) => name === PLAIN_PAGE);
  return [
    table(
      ['Package', 'Version', 'Components', 'Hooks', 'Passed over', 'Pages under /api', 'API tabs'],
      packages.map((row) => [
        row.name, row.version, row.components, row.hooks, row.passedOver, row.pages, row.tabs,
      ]),
    ),
    table(
      ['Reference', 'Cold', 'Warm'],
      [
        ['extraction alone', build(extraction.cold), build(extraction.warm)],
        ['build of content/ with it', build(builds.with.cold), build(builds.with.warm)],
        ['build of content/ without it', build(builds.without.cold), build(builds.without.warm)],
      ],
    ),
    'Wall s / CPU s / peak memory in MB. Cold: the whole of `.cache` and `public` is gone.',
    table(
      ['API pages', 'HTML, gzip kB', 'Page data, gzip kB', 'JS kB', 'JS kB more than without demos', 'LCP ms', 'TBT ms', 'CLS'],
      pages.map(({ name, url, html, pageData, visit: { bytes, lcp, tbt, cls } }) => [
        `${url} (${name})`, (html / 1000).toFixed(1), (pageData / 1000).toFixed(1), (bytes.js / 1000).toFixed(1),
        ((bytes.js - (plain?.visit.bytes.js ?? 0)) / 1000).toFixed(1),
        Math.round(lcp), Math.round(tbt), Number(cls.toFixed(3)),
      ]),
    ),
  ].join('\n\n'); // prettier-ignore
}

const STEPS = [
  'compile gatsby files',
  'source and transform nodes',
  'building schema',
  'createPages',
  'extract queries from components',
  'Building production JavaScript and CSS bundles',
  'Building HTML renderer',
  'run queries in workers',
  'Building static HTML for pages',
];

const VISIT_COLUMNS = [
  'HTML kB',
  'CSS kB',
  'JS kB',
  'Fonts kB',
  'Other kB',
  'Requests',
  'LCP ms',
  'TBT ms',
  'CLS',
  'Click ms',
];

function visit({ bytes, requests, lcp, tbt, cls }: VisitFigures, click: number): (string | number)[] {
  const kilobytes = [bytes.html, bytes.css, bytes.js, bytes.font, bytes.other].map((size) =>
    (size / 1000).toFixed(1),
  );
  return [
    ...kilobytes,
    requests,
    Math.round(lcp),
    Math.round(tbt),
    Number(cls.toFixed(3)),
    Math.round(click),
  ];
}

function build({ wall, cpu, peakMemory }: Pick<BuildFigures, 'wall' | 'cpu' | 'peakMemory'>): string {
  return `${wall.toFixed(1)} / ${cpu.toFixed(1)} / ${peakMemory}`;
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
