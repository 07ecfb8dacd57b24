import type { Locator, Page, Request } from '@playwright/test';
import { expectNoAxeFindings } from './axe';
import { PHONE } from './browser';
import { expect, test, visit } from './test';

const BUTTON = '/material-ui/react-button';
const STYLINGS = '/docs/demos';

/** A demo, come near to: its toolbar is there. */
async function comeTo(page: Page, name: string, address = BUTTON) {
  await visit(page, address);
  const demo = page.locator(`[data-demo="${name}"]`).first();
  await demo.scrollIntoViewIfNeeded();
  const bar = demo.getByRole('toolbar', { name: `${name} demo toolbar` });
  await expect(bar).toBeVisible();
  return { demo, bar, tool: (label: string) => bar.getByRole('button', { name: label, exact: true }) };
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** What a form posts, field by field. */
function fieldsOf(request: Request): URLSearchParams {
  return new URLSearchParams(request.postData() ?? '');
}

for (const [device, use] of [
  ['a desktop', { viewport: { width: 1280, height: 800 } }],
  ['a phone', PHONE],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ ...use, permissions: ['clipboard-read', 'clipboard-write'] });
    const isPhone = device === 'a phone';

    /** Does what a button does, or, where it has moved into the menu, its item. */
    async function act(demo: { tool: (label: string) => Locator; bar: Locator }, label: string) {
      if (!isPhone) return demo.tool(label).click();
      await demo.tool('More actions').tap();
      await demo.bar.getByRole('menuitem', { name: label }).tap();
    }

    test('the bar is one row that fits, and its targets are large enough', async ({ page }) => {
      const { demo, bar } = await comeTo(page, 'ReadToggle', STYLINGS);
      const boxes = await bar.getByRole('button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { top, width, height } = button.getBoundingClientRect();
          return { top, width, height };
        }),
      );
      const least = isPhone ? 44 : 36;
      for (const { top, width, height } of boxes) {
        expect(Math.abs(top - (boxes[0]?.top ?? 0))).toBeLessThan(2);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(least);
      }
      const [inner, outer] = [await bar.boundingBox(), await demo.boundingBox()];
      expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0);
      const overflows = await bar.evaluate((element) => element.scrollWidth > element.clientWidth);
      expect(overflows).toBe(false);
    });

    test('the code is shown in place of its excerpt, and hidden again', async ({ page }) => {
      const { demo, tool } = await comeTo(page, 'SplitButton');
      await expect(demo.locator('.demo-source')).toBeHidden();
      await tool('Show code').click();
      await expect(tool('Hide code')).toHaveAttribute('aria-expanded', 'true');
      await expect(demo.getByText('useState<Action>')).toBeVisible();
      await tool('Hide code').click();
      await expect(demo.locator('.demo-source')).toBeHidden();
    });

    test('the source is JavaScript or TypeScript, in every demo and on the visits to come', async ({
      page,
      context,
    }) => {
      const { demo, tool } = await comeTo(page, 'SplitButton');
      await tool('Show code').click();
      await tool('JavaScript').click();
      await expect(tool('JavaScript')).toHaveAttribute('aria-pressed', 'true');
      await expect(demo.getByText('SplitButton.js')).toBeVisible();
      await expect(demo.locator('.demo-source')).not.toContainText('useState<Action>');
      await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
      const cookie = (await context.cookies()).find(({ name }) => name === 'codeVariant');
      expect(cookie).toMatchObject({ value: 'JS', path: '/' });
      expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeGreaterThan(364);

      const again = await comeTo(page, 'BasicButtons');
      await expect(again.tool('JavaScript')).toHaveAttribute('aria-pressed', 'true');
    });

    test('the styling changes the demo and its source, everywhere', async ({ page, context }) => {
      const other = await context.newPage();
      await comeTo(other, 'ReadToggle', STYLINGS);
      const { demo, bar, tool } = await comeTo(page, 'ReadToggle', STYLINGS);
      await tool('Styling: MUI System').click();
      const items = bar.getByRole('menuitemradio');
      await expect(items.first()).toBeFocused();
      await expect(items.first()).toHaveAttribute('aria-checked', 'true');
      await bar.getByRole('menuitemradio', { name: 'Plain CSS' }).click();
      await expect(tool('Styling: Plain CSS')).toBeFocused();
      await expect(demo.locator('.demo-stage[data-styling="css"]')).toBeVisible();
      await expect(demo.locator('.demo-stage[data-styling="system"]')).toBeHidden();
      await tool('Show code').click();
      await expect(demo.locator('.demo-source')).toContainText('styles.css');
      // The other tab hears of it.
      await expect(other.locator('html')).toHaveAttribute('data-code-styling', 'css');
      await expect(
        other.getByRole('toolbar').getByRole('button', { name: 'Styling: Plain CSS' }).first(),
      ).toBeAttached();
    });

    test('the source is copied; the button says so, then no more', async ({ page }) => {
      const { tool } = await comeTo(page, 'SplitButton');
      await tool('Copy').click();
      await expect(tool('Copied')).toBeVisible();
      expect(await clipboard(page)).toContain('export default function SplitButton()');
      await expect(tool('Copy')).toBeVisible();
    });

    test('links to both sources are copied, and lead to them', async ({ page }) => {
      const { bar, tool } = await comeTo(page, 'SplitButton');
      for (const [language, ending] of [
        ['TypeScript', 'tsx'],
        ['JavaScript', 'js'],
      ] as const) {
        await tool('More actions').click();
        await bar.getByRole('menuitem', { name: `Copy link to the ${language} source` }).click();
        await expect
          .poll(() => clipboard(page))
          .toMatch(new RegExp(`/react-button/?#SplitButton\\.${ending}$`));
      }
      await page.goto('about:blank');
      const link = await copiedLink(page);
      await visit(page, link);
      const demo = page.locator('[data-demo="SplitButton"]');
      await expect(demo.getByText('SplitButton.js')).toBeVisible();
      await expect(demo).toBeInViewport();
    });

    /** The link that was copied last, as a path: the clipboard of an empty page cannot be read. */
    async function copiedLink(page: Page): Promise<string> {
      await page.goto(BUTTON);
      return (await clipboard(page)).replace(/^https?:\/\/[^/]+/, '');
    }

    test('the source in the repository is a link', async ({ page }) => {
      const { bar, tool } = await comeTo(page, 'SplitButton');
      await tool('More actions').click();
      const item = bar.getByRole('menuitem', { name: 'View the source in the repository' });
      await expect(item).toHaveAttribute('href', /^https:\/\/github\.com\/.+\/blob\/.+\/SplitButton\.tsx$/);
      await expect(item).toHaveAttribute('target', '_blank');
      await page.keyboard.press('Escape');
      await expect(tool('More actions')).toBeFocused();
    });

    test('reset forgets what the demo had come to', async ({ page }) => {
      const parts = await comeTo(page, 'SplitButton');
      const { demo } = parts;
      await demo.getByRole('button', { name: 'Merge', exact: true }).click();
      await expect(demo.getByText('Done: merge')).toBeVisible();
      await act(parts, 'Reset demo');
      await expect(demo.getByText('Done: merge')).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: 'The demo was reset' })).toBeAttached();
    });

    test('the focus goes back to where the demo begins', async ({ page }) => {
      const parts = await comeTo(page, 'SplitButton');
      const { demo } = parts;
      await expect(demo).toHaveAttribute('data-hydrated', 'true');
      await act(parts, 'Go back to the start of the demo');
      await expect(demo.getByRole('group', { name: 'SplitButton demo' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(demo.getByRole('button', { name: 'Merge', exact: true })).toBeFocused();
    });

    test('StackBlitz is handed the project as it is shown', async ({ page, context }) => {
      const posted = new Promise<Request>((resolve) => {
        void context.route('https://stackblitz.com/**', async (route) => {
          resolve(route.request());
          await route.fulfill({ body: '<title>StackBlitz</title>', contentType: 'text/html' });
        });
      });
      const parts = await comeTo(page, 'SplitButton');
      await act(parts, 'Open in StackBlitz');
      const request = await posted;
      const fields = fieldsOf(request);
      expect(request.method()).toBe('POST');
      expect([...fields.values()].join('\n')).toContain('export default function SplitButton()');
      expect([...fields.keys()].join('\n')).toMatch(/project\[files\]\[.*package\.json\]/);
    });

    test('CodeSandbox is handed the project as it is shown', async ({ page, context }) => {
      const posted = new Promise<Request>((resolve) => {
        void context.route('https://codesandbox.io/**', async (route) => {
          resolve(route.request());
          await route.fulfill({ body: '<title>CodeSandbox</title>', contentType: 'text/html' });
        });
      });
      const parts = await comeTo(page, 'SplitButton');
      await act(parts, 'Open in CodeSandbox');
      const request = await posted;
      expect(request.method()).toBe('POST');
      expect(new URL(request.url()).pathname).toBe('/api/v1/sandboxes/define');
      expect(fieldsOf(request).get('parameters')).toMatch(/^[\w-]{200,}$/);
    });

    test('the demo is edited in the page; reset throws the edit away', async ({ page }) => {
      const parts = await comeTo(page, 'BasicButtons');
      const { demo, tool } = parts;
      await act(parts, 'Edit the code here');
      const editor = demo.getByRole('textbox', { name: 'Source of BasicButtons, editable' });
      await expect(editor).toBeFocused();
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText('export default function Edited() { return <p>edited here</p>; }');
      await expect(demo.frameLocator('iframe').getByText('edited here')).toBeVisible({ timeout: 15_000 });
      await expect(demo.locator('.demo-view')).toBeHidden();
      await tool('Copy').click();
      await expect.poll(() => clipboard(page)).toContain('edited here');
      await act(parts, 'Reset demo');
      await expect(editor).toHaveCount(0);
      await expect(demo.locator('.demo-view')).toBeVisible();
      await expect(demo.locator('.demo-source')).toContainText('export default function BasicButtons()');
    });

    test('nobody is shut out of an open toolbar, menu and source, in either colour mode', async ({
      page,
    }) => {
      const { tool } = await comeTo(page, 'ReadToggle', STYLINGS);
      await tool('Show code').click();
      await tool('More actions').click();
      await expectNoAxeFindings(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
      await expectNoAxeFindings(page);
    });
  });
}

test.describe('by keyboard', () => {
  test('the toolbar is one stop, gone through by the arrows, and its menus by theirs', async ({ page }) => {
    const { bar, tool } = await comeTo(page, 'ReadToggle', STYLINGS);
    await tool('JavaScript').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tool('TypeScript')).toBeFocused();
    await page.keyboard.press('End');
    await expect(tool('More actions')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(bar.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(bar.getByRole('menuitem').last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tool('More actions')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bar.locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(tool('More actions')).toBeFocused();
  });

  test('from right to left the arrows go the other way', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
    const { tool } = await comeTo(page, 'ReadToggle', STYLINGS);
    await tool('JavaScript').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tool('TypeScript')).toBeFocused();
  });

  test('Ctrl+Enter on the code starts the editor, and Escape leads back', async ({ page }) => {
    const { demo, tool } = await comeTo(page, 'SplitButton');
    await tool('Show code').click();
    const code = demo.locator('.demo-source pre');
    await code.focus();
    await page.keyboard.press('Control+Enter');
    await expect(demo.getByRole('textbox', { name: /editable/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(code).toBeFocused();
  });
});

test.describe('a link to a source', () => {
  test('opens it far down the page, in its language and styling, and scrolls there', async ({ page }) => {
    await visit(page, '/docs/demos#css-ReadToggle.tsx');
    const demo = page.locator('[data-demo="ReadToggle"]').first();
    await expect(demo.locator('.demo-source')).toContainText('styles.css');
    await expect(demo.locator('.demo-stage[data-styling="css"]')).toBeVisible();
    await expect(demo).toBeInViewport();
    expect(Math.abs((await demo.boundingBox())?.y ?? 1000)).toBeLessThan(200);
  });

  test('is followed on the page itself, and after a client navigation', async ({ page }) => {
    await visit(page, BUTTON);
    await page.evaluate(() => {
      window.location.hash = '#SplitButton.js';
    });
    const split = page.locator('[data-demo="SplitButton"]');
    await expect(split.getByText('SplitButton.js')).toBeVisible();
    await expect(split).toBeInViewport();

    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/docs/demos/#TeaTemperature.tsx';
      link.textContent = 'there';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live demos');
    const tea = page.locator('[data-demo="TeaTemperature"]').first();
    await expect(tea.getByRole('tab', { name: 'TeaTemperature.tsx' })).toBeVisible();
    await expect(tea).toBeInViewport();
  });
});
