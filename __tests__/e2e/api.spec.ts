import type { Locator, Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { expectNoAxeFindings } from './axe';
import { PHONE } from './browser';
import { expect, test, visit } from './test';

const BUTTON = '/material-ui/api/button';
const AUTOCOMPLETE = '/material-ui/api/autocomplete';
/** A page of prose: no demos, no references. */
const PROSE = '/material-ui/getting-started/installation';

const LAYOUTS = ['table', 'expanded', 'collapsed'] as const;
/** gzip, of what an API page loads more than a page of prose. */
const SCRIPT_BUDGET = 15_000;

const row = (page: Page, anchor: string) => page.locator(`[id="${anchor}"]`);
const layoutOf = (page: Page, section: string) =>
  page.getByRole('group', { name: `Layout of ${section}`, exact: true });

async function remember(page: Page, layout: (typeof LAYOUTS)[number]): Promise<void> {
  await page.addInitScript((value) => {
    for (const kind of ['props', 'slots', 'classes']) localStorage.setItem(`apiPage_${kind}`, value);
  }, layout);
}

async function isInSight(locator: Locator): Promise<void> {
  await expect(locator).toBeVisible();
  await expect(locator).toBeInViewport();
}

test('a component has its page: what it is, how to import it, its props, classes and source', async ({
  page,
}) => {
  await visit(page, BUTTON);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Button API');
  await expect(main.getByText("import Button from '@mui/material/Button';")).toBeVisible();
  const color = row(page, 'button-prop-color');
  await expect(color.getByRole('cell').nth(1)).toHaveText("'primary'");
  await expect(color).toContainText('or a value that you add to ButtonPropsColorOverrides');
  await expect(row(page, 'button-classes-root')).toContainText('.MuiButton-root');
  await expect(main.getByText('HTMLButtonElement', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Button in version/ })).toHaveAttribute(
    'href',
    /\/v6\.4\.8\//,
  );
});

test('a component and the page that shows it lead to each other', async ({ page }) => {
  await visit(page, BUTTON);
  await page.getByRole('main').getByRole('link', { name: 'Button', exact: true }).first().click();
  await expect(page).toHaveURL('/material-ui/react-button');
  const links = page.getByRole('navigation', { name: 'API', exact: true });
  await links.getByRole('link', { name: 'Button', exact: true }).click();
  await expect(page).toHaveURL(BUTTON);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button API');
});

test('the sidebar shows where the page is, and its neighbours are a step away', async ({ page }) => {
  await visit(page, BUTTON);
  const sidebar = page.getByRole('navigation', { name: 'Material UI documentation' });
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Button');
  const pager = page.getByRole('navigation', { name: 'Previous and next page' });
  await pager.getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ButtonBase API');
});

test('the layout is chosen by keyboard, list by list, and remembered on other pages', async ({ page }) => {
  await visit(page, BUTTON);
  const disabled = row(page, 'button-prop-disabled');
  await expect(disabled.getByRole('cell').first()).toBeVisible();
  await layoutOf(page, 'Props').getByRole('radio', { name: 'Table' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(layoutOf(page, 'Props').getByRole('radio', { name: 'Collapsed' })).toBeFocused();
  await expect(disabled.getByRole('cell').first()).toBeHidden();
  await expect(row(page, 'button-classes-root').getByRole('cell').first()).toBeVisible();

  await visit(page, AUTOCOMPLETE);
  await expect(layoutOf(page, 'Props').getByRole('radio', { name: 'Collapsed' })).toBeChecked();
  const multiple = row(page, 'autocomplete-prop-multiple');
  await expect(multiple.getByRole('cell').first()).toBeHidden();
  await page.getByRole('button', { name: 'Details of multiple', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(multiple.getByRole('cell').first()).toBeVisible();
  await page.keyboard.press('Space');
  await expect(multiple.getByRole('cell').first()).toBeHidden();
});

test.describe('a layout', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  for (const layout of LAYOUTS) {
    test(`${layout}, once chosen, is there before React is, and nothing jumps when it comes`, async ({
      page,
    }) => {
      await remember(page, layout);
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto(BUTTON);
      const list = page.locator('[data-layout]').first();
      await expect(list).toHaveAttribute('data-layout', layout);
      const before = await row(page, 'button-classes-root').boundingBox();
      await page.unroute(/\.js$/);

      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries())
            shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await visit(page, BUTTON);
      await expect(list).toHaveAttribute('data-layout', layout);
      expect(await row(page, 'button-classes-root').boundingBox()).toEqual(before);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
    });
  }
});

test('an address opens the row that it names', async ({ page }) => {
  await remember(page, 'collapsed');
  await visit(page, `${BUTTON}#button-prop-size`);
  const size = row(page, 'button-prop-size');
  await isInSight(size.getByRole('cell').last());
  await expect(row(page, 'button-prop-color').getByRole('cell').last()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Details of size', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('an address unfolds the inherited props that it names one of', async ({ page }) => {
  await visit(page, `${BUTTON}#button-prop-centerRipple`);
  await isInSight(row(page, 'button-prop-centerRipple'));
  await expect(row(page, 'button-prop-centerRipple')).toHaveAttribute('data-addressed');
});

test('the table of contents leads to rows, inherited ones included', async ({ page }) => {
  await visit(page, BUTTON);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'fullWidth', exact: true }).first().click();
  await expect(page).toHaveURL(`${BUTTON}#button-prop-fullWidth`);
  await isInSight(row(page, 'button-prop-fullWidth'));
  await contents.getByRole('link', { name: 'Props of ButtonBase' }).click();
  await isInSight(page.getByRole('table', { name: 'Props of ButtonBase' }));
});

test('the link of a row is copied, and leads to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, BUTTON);
  await page.getByRole('button', { name: 'Copy link to size', exact: true }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).hash).toBe(`${BUTTON}#button-prop-size`);
  await visit(page, copied);
  await isInSight(row(page, 'button-prop-size'));
});

test('the filter narrows a long list as one types; Escape brings it back', async ({ page }) => {
  await visit(page, AUTOCOMPLETE);
  const filter = page.getByRole('textbox', { name: 'Filter Props', exact: true });
  await filter.pressSequentially('limit');
  await expect(row(page, 'autocomplete-prop-limitTags')).toBeVisible();
  await expect(row(page, 'autocomplete-prop-multiple')).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: /^2 of \d+$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filter).toHaveValue('');
  await expect(row(page, 'autocomplete-prop-multiple')).toBeVisible();
});

test('the pages of Base UI have their references on tabs', async ({ page }) => {
  await visit(page, '/base-ui/react-select');
  const tabs = page.getByRole('navigation', { name: 'Parts of this page' });
  await tabs.getByRole('link', { name: 'Hook API' }).click();
  await expect(page).toHaveURL('/base-ui/react-select/hooks-api');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select: hook API');
  await expect(tabs.locator('[aria-current="page"]')).toHaveText('Hook API');
  await expect(row(page, 'use-select-parameter-multiple')).toBeVisible();
  await tabs.getByRole('link', { name: 'Component API' }).click();
  await expect(row(page, 'select-prop-multiple')).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Base UI documentation' });
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Select');
});

test('in another language the frame is translated, and says that the package speaks English', async ({
  page,
}) => {
  await visit(page, `/zh${BUTTON}`);
  await expect(page.getByRole('heading', { level: 2, name: /^属性/ })).toBeVisible();
  const description = row(page, 'button-prop-disabled').getByText('If true, the component is disabled.');
  expect(await description.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
});

test.describe('axe finds nothing', () => {
  // axe takes seconds for a long page.
  test.describe.configure({ timeout: 90_000 });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`in ${colorScheme} mode, in any layout`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await visit(page, BUTTON);
      await expectNoAxeFindings(page);
      for (const name of ['Expanded', 'Collapsed']) {
        await layoutOf(page, 'Props').getByRole('radio', { name }).check();
        await expectNoAxeFindings(page);
      }
    });
  }

  test('from right to left, nor on a row that is addressed', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
    await visit(page, `${BUTTON}#button-prop-centerRipple`);
    await expectNoAxeFindings(page);
  });

  for (const address of [
    AUTOCOMPLETE,
    '/base-ui/react-select/hooks-api',
    '/base-ui/react-select/components-api',
  ]) {
    test(address, async ({ page }) => {
      await visit(page, address);
      await expectNoAxeFindings(page);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, viewport: { width: 320, height: 700 } });

  for (const address of [BUTTON, AUTOCOMPLETE, '/base-ui/react-select/components-api']) {
    test(`${address} fits the screen in any layout`, async ({ page }) => {
      await visit(page, address);
      await expect(layoutOf(page, 'Props').first().getByRole('radio', { name: 'Expanded' })).toBeChecked();
      for (const name of ['Collapsed', 'Table', 'Expanded']) {
        await layoutOf(page, 'Props').first().getByRole('radio', { name }).check();
        const { scroll, client } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          client: document.documentElement.clientWidth,
        }));
        expect(scroll, name).toBeLessThanOrEqual(client);
      }
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there to be read, and nothing is offered that needs one', async ({ page }) => {
    await page.goto(BUTTON);
    await expect(row(page, 'button-prop-color').getByRole('cell').last()).toBeVisible();
    await page.getByText('Props of ButtonBase').last().click();
    await expect(row(page, 'button-prop-centerRipple')).toBeVisible();
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
    await expect(page.locator('.needs-js').locator('visible=true')).toHaveCount(0);
  });
});

test('on paper, folded rows are open', async ({ page }) => {
  await remember(page, 'collapsed');
  await visit(page, BUTTON);
  await expect(row(page, 'button-prop-color').getByRole('cell').last()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(row(page, 'button-prop-color').getByRole('cell').last()).toBeVisible();
});

test('an API page loads little more than a page of prose does', async ({ browser }) => {
  const [prose, api] = [await measureScripts(PROSE), await measureScripts(BUTTON)];
  expect(api - prose).toBeLessThanOrEqual(SCRIPT_BUDGET);

  /** Bytes of script, compressed, of a first visit. */
  async function measureScripts(address: string): Promise<number> {
    const context = await browser.newContext();
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      sizes.push(response.body().then((body) => gzipSync(body).length));
    });
    await visit(page, address);
    await page.waitForLoadState('networkidle');
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    await context.close();
    return total;
  }
});
