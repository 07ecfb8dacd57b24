import type { Page } from '@playwright/test';
import { expect, test, visit } from './test';

const TOGGLE_PAGE = '/docs/demos';
const SELECT_PAGE = '/base-ui/react-select';
const JOY_PAGE = '/joy-ui/react-button';

const stages = (page: Page, name: string) => page.locator(`[data-demo="${name}"] .demo-stage`);
const stage = (page: Page, name: string, styling: string) =>
  page.locator(`[data-demo="${name}"] .demo-stage[data-styling="${styling}"]`);

/** What a reader chose on an earlier visit. */
const remember = (page: Page, styling: string, url = '') =>
  page.context().addCookies([{ name: 'codeStyling', value: styling, url }]);

/** The styling that is seen while no script of the page has run but the one in the head. */
async function seenFirst(page: Page, address: string): Promise<string[]> {
  await page.route(/\.js$/, (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
  await page.goto(address);
  const seen = await stages(page, 'ReadToggle').evaluateAll((all) =>
    all
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => element.getAttribute('data-styling') ?? ''),
  );
  await page.unroute(/\.js$/);
  return seen;
}

test('a styling is seen from the first paint on: by hash, else by cookie, else the first', async ({
  page,
  baseURL,
}) => {
  expect(await seenFirst(page, TOGGLE_PAGE)).toEqual(['system']);
  expect(await seenFirst(page, `${TOGGLE_PAGE}?1#css-ReadToggle.tsx`)).toEqual(['css']);
  await remember(page, 'tailwind', baseURL);
  expect(await seenFirst(page, `${TOGGLE_PAGE}?2`)).toEqual(['tailwind']);
  expect(await seenFirst(page, `${TOGGLE_PAGE}?3#system-ReadToggle.tsx`)).toEqual(['system']);
  // Looks and all: the server sent what the demo needs for that.
  await seenFirst(page, `${TOGGLE_PAGE}?4`);
  const button = stage(page, 'ReadToggle', 'tailwind').getByRole('button');
  // An `inline-flex` among the stage's flex items.
  await expect(button).toHaveCSS('display', 'flex');
  await expect(button).toHaveCSS('padding-inline-start', '16px');
});

test('every styling works, and the code of those that stay hidden is not loaded', async ({
  page,
  baseURL,
}) => {
  // The chunks of live code name what is in them.
  let loaded: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(response.url())) loaded.push(response.text().catch(() => ''));
  });
  for (const styling of ['system', 'css', 'tailwind']) {
    loaded = [];
    await remember(page, styling, baseURL);
    await visit(page, TOGGLE_PAGE);
    const shown = stage(page, 'ReadToggle', styling);
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveAttribute('data-hydrated', 'true');
    const button = shown.getByRole('button', { name: 'Mark as read' });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const scripts = (await Promise.all(loaded)).join('\n');
    // What a page shows by itself comes with its other demos.
    const expected = styling === 'system' ? [] : [styling];
    const found = ['css', 'tailwind'].filter((one) => scripts.includes(`demo:docs/demos/ReadToggle:${one}`));
    expect(found).toEqual(expected);
  }
});

test('a demo’s style sheet and Tailwind stay inside the demo, and reach its popup', async ({
  page,
  baseURL,
}) => {
  for (const [styling, color] of [
    ['css', 'rgb(22, 32, 44)'],
    ['tailwind', 'rgb(15, 23, 43)'],
  ] as const) {
    await remember(page, styling, baseURL);
    await visit(page, SELECT_PAGE);
    const shown = stage(page, 'BasicSelect', styling);
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveAttribute('data-hydrated', 'true');
    await shown.getByRole('combobox').click();
    const list = page.getByRole('listbox');
    await expect(list).toHaveCSS('color', color);
    await expect(list).toHaveCSS('list-style-type', 'none');
    await expect(list).toHaveCSS('border-top-left-radius', '8px');
    await page.keyboard.press('Escape');

    // The popup of another demo of the page, with the same class names, is its own.
    const other = page.locator('[data-demo="ObjectSelect"]');
    await other.scrollIntoViewIfNeeded();
    await expect(other).toHaveAttribute('data-hydrated', 'true');
    await other.getByRole('combobox').click();
    const popup = page.locator('body > :not(#___gatsby)').filter({ has: page.getByRole('listbox') });
    await expect(popup).toBeVisible();
    expect(await popup.evaluate((element) => element.getAttributeNames())).not.toContain('data-demo-portal');
    await page.keyboard.press('Escape');

    // Nor does the shell know of either: what they name is not styled there.
    const outside = await page.evaluate(() => {
      const probe = document.createElement('div');
      probe.className = 'field grid base-Select-listbox rounded-lg';
      document.querySelector('main')?.append(probe);
      const { display, borderTopLeftRadius } = getComputedStyle(probe);
      probe.remove();
      return { display, borderTopLeftRadius };
    });
    expect(outside).toEqual({ display: 'block', borderTopLeftRadius: '0px' });
  }
});

test('Tailwind changes nothing of the shell', async ({ page }) => {
  await visit(page, SELECT_PAGE);
  const look = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, .prose p, .prose ul, .prose a, header button')].map(
        (element) => {
          const style = getComputedStyle(element);
          return [style.font, style.margin, style.padding, style.color, style.border, style.listStyle].join();
        },
      ),
    );
  const before = await look();
  expect(before.length).toBeGreaterThan(10);
  await page.evaluate(() => document.getElementById('demo-tailwind')?.remove());
  expect(await look()).toEqual(before);
});

test('a Joy UI demo follows the colour mode, and leaves no attribute or key behind', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await visit(page, JOY_PAGE);
  const demo = page.locator('[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-hydrated', 'true');
  const outlined = page.locator('[data-demo] .MuiButton-variantOutlined').first();
  const colorOf = () => outlined.evaluate((element) => getComputedStyle(element).color);
  const light = await colorOf();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(colorOf).not.toBe(light);
  const traces = await page.evaluate(() => [
    ...document.documentElement.getAttributeNames(),
    ...Object.keys(localStorage),
  ]);
  expect(traces.filter((name) => name.includes('joy'))).toEqual([]);
});

test('Joy UI is loaded by pages that show it alone', async ({ page }) => {
  await visit(page, TOGGLE_PAGE);
  await page.locator('[data-demo="TeaTemperature"]').first().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-demo="TeaTemperature"]').first()).toHaveAttribute('data-hydrated', 'true');
  expect(await page.locator('#demo-theme-vars-joy').count()).toBe(0);
  await visit(page, JOY_PAGE);
  expect(await page.locator('#demo-theme-vars-joy').count()).toBe(1);
});

test('a second visit of a page in one session loads nothing again', async ({ page }) => {
  await visit(page, '/base-ui/react-switch');
  const sidebar = page.getByRole('navigation', { name: 'Base UI documentation' });
  const open = async (link: string, heading: string) => {
    await sidebar.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const demo = page.locator('[data-demo]').first();
    await demo.scrollIntoViewIfNeeded();
    await expect(demo).toHaveAttribute('data-hydrated', 'true');
    await page.waitForLoadState('networkidle');
  };
  await open('Select', 'Select');
  await open('Switch', 'Switch');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await open('Select', 'Select');
  await open('Switch', 'Switch');
  expect(loaded).toEqual([]);
});

test('the same demo twice on a page has no id twice', async ({ page }) => {
  for (const address of ['/experiments/docs/demo-options', '/docs/demo-frames']) {
    await page.goto(address);
    const ids = await page
      .locator('.live-host [id]')
      .evaluateAll((elements) => elements.map((element) => element.id));
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  }
});

test('an isolated demo has nothing of the page around it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/experiments/docs/demo-options');
  const host = page.locator('.live-host[data-isolated]').first();
  await host.scrollIntoViewIfNeeded();
  await expect(host).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(host).toHaveCSS('font-family', 'Roboto, Helvetica, Arial, sans-serif');
  const classes = await host
    .locator('[class*="Mui"]')
    .evaluateAll((elements) => elements.map((element) => element.className));
  expect(classes.length).toBeGreaterThan(0);
  expect(classes.filter((name) => / css-/.test(name))).toEqual([]);
});
