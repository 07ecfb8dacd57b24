import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import type { AddressInfo } from 'node:net';
import { findChromium } from '../scripts/chromium';
import { createStaticServer } from '../scripts/staticServer';

/** The visitor of the figures: a middling phone on a middling line (4x CPU slowdown, 9 Mbit/s, 60 ms). */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 60,
  downloadThroughput: (9e6 / 8) | 0,
  uploadThroughput: (9e6 / 8) | 0,
};
const VISITS = 5;

export interface VisitFigures {
  /** Bytes over the wire by kind, compressed, and the number of requests, until the page is quiet. */
  readonly bytes: Readonly<Record<'html' | 'css' | 'js' | 'font' | 'other', number>>;
  readonly requests: number;
  /** Largest contentful paint and total blocking time, in ms; cumulative layout shift, without unit. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** Serves a built site for as long as `measure` runs, to a fresh browser. */
export async function withSite<Result>(
  publicDir: string,
  measure: (origin: string, browser: Browser) => Promise<Result>,
): Promise<Result> {
  const server = createStaticServer(publicDir);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { executablePath, args, env } = findChromium();
  const browser = await chromium.launch({ executablePath, args: [...args], env });
  try {
    return await measure(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, browser);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Median of five first visits with a cold cache. */
export async function measureVisit(browser: Browser, url: string): Promise<VisitFigures> {
  const visits: VisitFigures[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitOnce(browser, url));
  const first = visits[0];
  if (!first) throw new Error('No visit was made');
  return {
    ...first,
    lcp: median(visits.map(({ lcp }) => lcp)),
    tbt: median(visits.map(({ tbt }) => tbt)),
    cls: median(visits.map(({ cls }) => cls)),
  };
}

async function visitOnce(browser: Browser, url: string): Promise<VisitFigures> {
  const { page, context, bytes, countRequests, readVitals } = await openThrottledPage(browser);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  const vitals = await readVitals();
  await context.close();
  return { bytes, requests: countRequests(), lcp: vitals.lcp, tbt: vitals.tbt, cls: vitals.cls };
}

/** A page of the visitor of the figures, in a context of its own; bytes and vitals grow as it is used. */
export async function openThrottledPage(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await openPage(context);
  const session = await context.newCDPSession(page);
  await throttle(session);
  const bytes = { html: 0, css: 0, js: 0, font: 0, other: 0 };
  let requests = 0;
  const kinds = new Map<string, keyof typeof bytes>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, kindOf(type)));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? 'other'] += encodedDataLength;
    requests += 1;
  });
  await page.addInitScript(observeVitals);
  return {
    context,
    page,
    bytes,
    countRequests: () => requests,
    readVitals: (): Promise<Vitals> =>
      page.evaluate(() => ({ ...(window as unknown as { benchVitals: Vitals }).benchVitals })),
  };
}

interface Vitals {
  lcp: number;
  tbt: number;
  cls: number;
}

/** Runs in the page. Total blocking time: what each task after the first paint takes beyond 50 ms. */
function observeVitals(): void {
  const vitals: Vitals = { lcp: 0, tbt: 0, cls: 0 };
  (window as unknown as { benchVitals: Vitals }).benchVitals = vitals;
  const observe = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime));
  observe('longtask', (entry) => (vitals.tbt += Math.max(0, entry.duration - 50)));
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) vitals.cls += shift.value;
  });
}

/** From a click on a link to the h1 of the page it leads to, in ms: the median of five, CPU slowed down. */
export async function measureClick(browser: Browser, url: string, linkSelector: string): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await openPage(context);
    await throttle(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: 'networkidle' });
    times.push(await clickOnce(page, linkSelector));
    await context.close();
  }
  return median(times);
}

async function clickOnce(page: Page, linkSelector: string): Promise<number> {
  const link = page.locator(linkSelector).first();
  await link.scrollIntoViewIfNeeded();
  // A reader's pointer rests on a link before it presses; that is when pages are fetched ahead.
  await link.hover();
  await page.waitForTimeout(400);
  return link.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('h1')?.textContent;
        const started = performance.now();
        const look = () => {
          const now = document.querySelector('h1')?.textContent;
          if (now !== undefined && now !== heading) resolve(performance.now() - started);
          else requestAnimationFrame(look);
        };
        element.click();
        look();
      }),
  );
}

/** tsx names functions by a helper of its own, which code that runs in the page would miss there. */
async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (value) => value');
  return page;
}

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

function kindOf(type: string): 'html' | 'css' | 'js' | 'font' | 'other' {
  const kinds: Record<string, 'html' | 'css' | 'js' | 'font'> = {
    Document: 'html',
    Stylesheet: 'css',
    Script: 'js',
    Font: 'font',
  };
  return kinds[type] ?? 'other';
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
