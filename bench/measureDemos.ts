import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { measureVisit, median, openThrottledPage, withSite, type VisitFigures } from './measurePage';
import { publicDir, runBuild, startCold } from './runBuild';

/** What a reader of a page with ten demos waits for. */
export interface DemosRow {
  readonly visit: VisitFigures;
  /** Milliseconds from a demo's coming into view to its taking clicks: median and longest of the ten. */
  readonly hydration: { readonly median: number; readonly longest: number };
  /** Milliseconds from a jump to the last demo, on a page just loaded, to its taking clicks. */
  readonly jump: number;
  /** Over the scroll from the first demo to the last: kB of scripts, blocking time in ms, layout shift. */
  readonly scroll: { readonly js: number; readonly tbt: number; readonly cls: number };
}

/** Ten demos of the default content, from a row of buttons to a table that sorts, in reading order. */
const DEMOS = [
  'buttons/BasicButtons', 'buttons/ColorsAndSizes', 'buttons/LoadingPositions', 'buttons/SaveWithRetry',
  'buttons/SplitButton', 'text-fields/BasicTextFields', 'text-fields/InputAdornments', 'text-fields/ProfileForm',
  'tables/BasicTable', 'tables/SortAndSelect',
]; // prettier-ignore
const PAGE = '/demos/ten';
const VISITS = 5;

/** Builds a content root with one page of ten demos and measures a first visit and the scroll through it. */
export async function measureDemos(workDir: string): Promise<DemosRow> {
  const dir = path.join(workDir, 'demos');
  writeRoot(dir);
  startCold();
  await runBuild(dir);
  return withSite(publicDir, async (origin, browser) => {
    const visit = await measureVisit(browser, origin + PAGE);
    const scrolls = [];
    const jumps = [];
    for (let round = 0; round < VISITS; round += 1) {
      scrolls.push(await scrollThrough(browser, origin + PAGE));
      jumps.push(await jumpToLast(browser, origin + PAGE));
    }
    return {
      visit,
      hydration: {
        median: median(scrolls.map((scroll) => median(scroll.times))),
        longest: median(scrolls.map((scroll) => Math.max(...scroll.times))),
      },
      jump: median(jumps),
      scroll: {
        js: median(scrolls.map(({ js }) => js)),
        tbt: median(scrolls.map(({ tbt }) => tbt)),
        cls: median(scrolls.map(({ cls }) => cls)),
      },
    };
  });
}

function writeRoot(dir: string): void {
  const components = path.resolve(__dirname, '..', 'content', 'material-ui', 'components');
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(path.join(dir, 'demos'), { recursive: true });
  for (const folder of new Set(DEMOS.map((demo) => path.dirname(demo)))) {
    cpSync(path.join(components, folder), path.join(dir, 'demos', folder), {
      recursive: true,
      filter: (file) => !file.endsWith('.md'),
    });
  }
  writeFileSync(
    path.join(dir, 'site.yml'),
    [
      'title: Demos', 'siteUrl: https://docs.example.com', 'defaultLanguage: en', 'languages: [en]', 'acceptedLanguages: [en]',
      'products:', '  - { id: demos, name: Demos, category: core, paths: [/demos], dir: demos }', '',
    ].join('\n'),
  ); // prettier-ignore
  writeFileSync(path.join(dir, 'demos', 'sidebar.yml'), `- pathname: ${PAGE}\n  title: Ten demos\n`);
  const blocks = DEMOS.map((demo) => `## ${path.basename(demo)}\n\n{{"demo": "${demo}.js"}}\n`);
  writeFileSync(path.join(dir, 'demos', 'ten.md'), `# Ten demos\n\n${blocks.join('\n')}`);
}

interface Scroll {
  readonly times: readonly number[];
  readonly js: number;
  readonly tbt: number;
  readonly cls: number;
}

/** Brings each demo into view, one after the other, and waits until it takes clicks. */
async function scrollThrough(browser: Browser, url: string): Promise<Scroll> {
  const { page, context, bytes, readVitals } = await openThrottledPage(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  const before = { ...(await readVitals()), js: bytes.js };
  const count = await page.locator('[data-demo]').count();
  if (count !== DEMOS.length) throw new Error(`The page shows ${count} demos, not ${DEMOS.length}`);
  const times: number[] = [];
  for (let place = 0; place < count; place += 1) {
    times.push(await bringIntoView(page, place));
    // A reader looks at what has come: the next demo begins from rest.
    await page.waitForTimeout(300);
  }
  const after = await readVitals();
  await context.close();
  return {
    times,
    js: (bytes.js - before.js) / 1000,
    tbt: after.tbt - before.tbt,
    cls: after.cls - before.cls,
  };
}

async function jumpToLast(browser: Browser, url: string): Promise<number> {
  const { page, context } = await openThrottledPage(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  const time = await bringIntoView(page, DEMOS.length - 1);
  await context.close();
  return time;
}

/** Milliseconds until the demo at a place takes clicks, from the moment that it is scrolled to. */
function bringIntoView(page: Page, place: number): Promise<number> {
  return page
    .locator('[data-demo]')
    .nth(place)
    .evaluate(async (demo) => {
      demo.scrollIntoView({ block: 'center', behavior: 'instant' });
      const start = performance.now();
      while (!demo.hasAttribute('data-hydrated')) {
        if (performance.now() - start > 20_000) throw new Error('It does not come to life');
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return performance.now() - start;
    });
}
