import type { Locator, Page, Request } from '@playwright/test';
import { expectNoAxeFindings } from './axe';
import { launchOptions, PHONE } from './browser';
import { expect, test, visit } from './test';

const EDITING = '/docs/live-editing';
const DOCUMENT = /\/demos\/sandbox\//;

/**
 * What edited code throws is in the console as well, with its place in it or in React's scripts, and so
 * is what the sandbox forbids; errors of the page itself are not among them.
 */
test.use({
  expectedErrors: [
    /demo:\/\/edited\/|\/demos\/sandbox\/core\.|Error: Spilled$|Content Security Policy|sandboxed|Unsafe attempt/,
  ],
});

/** The open source of a demo; nothing of it is edited yet. */
async function openCode(page: Page, name: string, address: string) {
  await visit(page, address);
  const demo = page.locator(`[data-demo="${name}"]`).first();
  await demo.scrollIntoViewIfNeeded();
  const bar = demo.getByRole('toolbar', { name: `${name} demo toolbar` });
  await expect(bar).toBeVisible();
  const code = demo.locator('.demo-source pre');
  if (!(await code.isVisible())) await bar.getByRole('button', { name: 'Show code' }).click();
  await expect(code).toBeVisible();
  return { demo, bar, code, ...editorOf(demo, name) };
}

function editorOf(demo: Locator, name: string) {
  return {
    editor: demo.getByRole('textbox', { name: `Source of ${name}, editable` }),
    status: demo.locator('.demo-editing').getByRole('status'),
    notes: demo.locator('.cm-wrongNote'),
    result: demo.frameLocator('iframe'),
  };
}

type Parts = Awaited<ReturnType<typeof openCode>>;

/** A demo whose editor is open and whose packages have arrived. */
async function startEditing(page: Page, name = 'TeaTemperature', address = EDITING): Promise<Parts> {
  const parts = await openCode(page, name, address);
  await parts.code.focus();
  await page.keyboard.press('Control+Enter');
  await expect(parts.editor).toBeFocused();
  await expect(parts.status).toHaveText('The result is up to date.', { timeout: 15_000 });
  return parts;
}

/** Replaces the text in the editor. */
async function write(page: Page, { editor }: Parts, source: string): Promise<void> {
  await editor.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(source);
}

/** A module with these lines before its component, and this in the component's paragraph. */
const showing = (expression: string, before = ''): string =>
  `${before}\nexport default function Edited() {\n  return <p>{${expression}}</p>;\n}\n`;

for (const [device, use] of [
  ['a desktop', { viewport: { width: 1280, height: 800 } }],
  ['a phone', PHONE],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(use);

    test('a demo is edited where it stands: result, error, mended, reset', async ({ page }) => {
      const parts = await openCode(page, 'TeaTemperature', EDITING);
      const { demo, bar, code, editor, status, notes, result } = parts;
      if (device === 'a desktop') {
        await code.getByText('Water for tea').click();
      } else {
        // A finger that taps the code may only want to scroll.
        await code.tap();
        await expect(editor).toHaveCount(0);
        await bar.getByRole('button', { name: 'More actions' }).tap();
        await bar.getByRole('menuitem', { name: 'Edit the code here' }).tap();
      }
      await expect(editor).toBeFocused();
      await expect(status).toHaveText('The result is up to date.', { timeout: 15_000 });
      await expect(demo.locator('.demo-view'), 'what the author wrote stays').toBeVisible();

      if (device === 'a desktop') {
        // The caret is where the click went.
        await page.keyboard.type('hot ');
        await expect(editor.locator('.cm-line').filter({ hasText: 'hot' })).toHaveText(
          /^ *(?:W\w* ?\w* ?\w*)hot /,
        );
      }
      await expect(editor).toContainText('useState(85)');
      await write(page, parts, showing("'Water for coffee'"));
      await expect(result.getByText('Water for coffee')).toBeVisible();
      await expect(demo.locator('.demo-view')).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

      await write(page, parts, showing("'Water for'", 'const broken = ;'));
      await expect(notes).toBeVisible();
      await expect(status).toContainText('Line 1: ');
      await expect(result.getByText('Water for coffee'), 'the last that ran').toBeVisible();
      await expectNoAxeFindings(page);

      await write(page, parts, showing("'Water for cocoa'"));
      await expect(result.getByText('Water for cocoa')).toBeVisible();
      await expect(notes).toHaveCount(0);
      await expect(status).toHaveText('The result is up to date.');

      if (device === 'a desktop') {
        await bar.getByRole('button', { name: 'Reset demo', exact: true }).click();
      } else {
        await bar.getByRole('button', { name: 'More actions' }).tap();
        await bar.getByRole('menuitem', { name: 'Reset demo' }).tap();
      }
      await expect(editor).toHaveCount(0);
      await expect(demo.locator('iframe')).toHaveCount(0);
      await expect(demo.locator('.demo-view')).toBeVisible();
      await expect(demo.locator('.demo-source')).toContainText('useState(85)');
    });

    test('nobody is shut out while a demo is edited, in either colour mode', async ({ page }) => {
      const parts = await startEditing(page);
      await write(page, parts, showing("'edited'"));
      await expect(parts.result.getByText('edited')).toBeVisible();
      await expectNoAxeFindings(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(parts.result.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
      await expectNoAxeFindings(page);
      await write(page, parts, showing('nowhere'));
      await expect(parts.notes).toBeVisible();
      await expectNoAxeFindings(page);
    });
  });
}

test('nothing of the editor is loaded before it is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { code, editor, status } = await openCode(page, 'TeaTemperature', EDITING);
  await page.waitForLoadState('networkidle');
  const before = [...asked];
  expect(before.filter((path) => /editor/.test(path) || DOCUMENT.test(path))).toEqual([]);
  await code.focus();
  await page.keyboard.press('Control+Enter');
  await expect(editor).toBeFocused();
  await expect(status).toHaveText('The result is up to date.', { timeout: 15_000 });
  const after = asked.slice(before.length);
  expect(after.some((path) => /live-editor/.test(path))).toBe(true);
  // Of the packages only those that the demo imports.
  expect(after.filter((path) => DOCUMENT.test(path)).map((path) => path.replace(/.*\/|\..*/g, ''))).toEqual([
    'document',
    'core',
  ]);
});

test.describe('by keyboard', () => {
  test('Tab indents, Shift+Tab takes back, Escape leaves to where one came from', async ({ page }) => {
    const { code, editor } = await startEditing(page);
    await expect(editor).toHaveAccessibleDescription('Tab indents; Escape leaves the editor.');
    const first = editor.locator('.cm-line').first();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Tab');
    await expect(first).toHaveText(/^ {2}import/);
    await page.keyboard.press('Shift+Tab');
    await expect(first).toHaveText(/^import/);
    await expect(editor).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(editor).toHaveCount(0);
    await expect(code).toBeFocused();
  });

  test('Escape keeps what was typed and leads to the toolbar; Tab leads back', async ({ page }) => {
    const parts = await startEditing(page);
    await write(page, parts, showing("'kept'"));
    await expect(parts.result.getByText('kept')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(parts.bar.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(parts.editor).toBeFocused();
    await expect(parts.editor).toContainText('kept');
  });

  test('typing goes on while the result changes: the focus stays in the editor', async ({ page }) => {
    const parts = await startEditing(page);
    await write(
      page,
      parts,
      'export default function Edited() { return <input autoFocus aria-label="Name" />; }',
    );
    await expect(parts.result.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await expect(parts.editor).toBeFocused();
  });
});

test.describe('what is wrong', () => {
  test('with the syntax is said below its line', async ({ page }) => {
    const parts = await startEditing(page);
    await write(page, parts, 'export default function Edited() {\n  return <p>tea</b>;\n}\n');
    await expect(parts.notes).toBeVisible();
    expect(await isRightBelow(parts, '<p>tea</b>')).toBe(true);
    await expect(parts.status).toHaveText('Line 2: <p> is closed by </b>');
  });

  test('while it is rendered is said below its line, and the last good result stays', async ({ page }) => {
    const parts = await startEditing(page);
    await write(page, parts, showing("'steeps'"));
    await expect(parts.result.getByText('steeps')).toBeVisible();
    await write(
      page,
      parts,
      'export default function Edited() {\n  const tea = null;\n  return <p>{tea.leaves}</p>;\n}\n',
    );
    await expect(parts.status).toHaveText(/^Line 3: .*leaves/);
    expect(await isRightBelow(parts, '{tea.leaves}')).toBe(true);
    await expect(parts.result.getByText('steeps')).toBeVisible();
  });

  test('later, in a handler, is said below its line', async ({ page }) => {
    const parts = await startEditing(page);
    await write(
      page,
      parts,
      'export default function Edited() {\n  const spill = () => {\n    throw new Error("Spilled");\n  };\n  return <button onClick={spill}>Pour</button>;\n}\n',
    );
    await parts.result.getByRole('button', { name: 'Pour' }).click();
    await expect(parts.status).toHaveText('Line 3: Spilled');
    expect(await isRightBelow(parts, 'Spilled')).toBe(true);
    await write(page, parts, showing("'mopped up'"));
    await expect(parts.result.getByText('mopped up')).toBeVisible();
    await expect(parts.notes).toHaveCount(0);
  });

  test('with an import is said with what was probably meant', async ({ page }) => {
    const parts = await startEditing(page);
    await write(
      page,
      parts,
      "import Button from '@mui/material/Buton';\nexport default () => <Button>x</Button>;\n",
    );
    await expect(parts.status).toHaveText(
      'Line 1: “@mui/material/Buton” cannot be imported here. Did you mean “@mui/material/Button”?',
    );
    await expect(parts.notes).toContainText('Did you mean “@mui/material/Button”?');
    await write(page, parts, "import dayjs from 'dayjs';\nexport default () => <p>{dayjs()}</p>;\n");
    await expect(parts.status).toContainText('“dayjs” cannot be imported here. What can be: ');
    await write(
      page,
      parts,
      "import Button from '@mui/material/Button';\nexport default () => <Button>Brew</Button>;\n",
    );
    await expect(parts.result.getByRole('button', { name: 'Brew' })).toBeVisible();
    await expect(parts.status).toHaveText('The result is up to date.');
  });

  test('that React has a number for is explained in words', async ({ page }) => {
    const parts = await startEditing(page);
    await write(page, parts, showing('({ a: 1 })'));
    await expect(parts.status).toContainText('An object cannot be shown as it is');
  });

  test('so that a loop never ends is stopped there, and the editor goes on', async ({ page }) => {
    const parts = await startEditing(page);
    await expectEnd(
      page,
      parts,
      'export default function Edited() {\n  while (true);\n}\n',
      /^Line 2: A loop does not seem to end/,
    );
  });

  test('so that it never ends without a loop is ended with its document', async ({ playwright, baseURL }) => {
    const options = launchOptions();
    // As on a desktop: a frame without an origin has a process of its own, and the page goes on.
    const browser = await playwright.chromium.launch({
      ...options,
      args: [...(options.args ?? []), '--site-per-process'],
    });
    const page = await browser.newPage({ baseURL });
    const parts = await startEditing(page);
    await expectEnd(
      page,
      parts,
      'const many = Array(1e6).fill(0);\nexport default () => <p>{String(many.forEach(() => many.forEach(() => many.length)))}</p>;\n',
      /^The code did not come to an end and was stopped\.$/,
    );
    await browser.close();
  });

  async function expectEnd(page: Page, parts: Parts, source: string, message: RegExp): Promise<void> {
    await write(page, parts, showing("'steeps'"));
    await expect(parts.result.getByText('steeps')).toBeVisible();
    await write(page, parts, source);
    await expect(parts.status).toHaveText(message, { timeout: 15_000 });
    await expect(parts.result.getByText('steeps'), 'the last that worked').toBeVisible();
    await write(page, parts, showing("'awake again'"));
    await expect(parts.result.getByText('awake again')).toBeVisible();
    await expect(parts.status).toHaveText('The result is up to date.');
  }
});

test.describe('the page', () => {
  test('gives its colour mode, its direction and its colours to the result, as they change', async ({
    page,
  }) => {
    const parts = await startEditing(page);
    await write(
      page,
      parts,
      "import Button from '@mui/material/Button';\nexport default () => <Button sx={{ marginLeft: '40px' }}>Brew</Button>;\n",
    );
    const button = parts.result.getByRole('button', { name: 'Brew' });
    await expect(button).toHaveCSS('margin-left', '40px');
    const color = await button.evaluate((element) => getComputedStyle(element).color);

    const settings = page.getByRole('banner').locator('.settings-menu');
    await settings.locator('summary').click();
    await settings.getByRole('radio', { name: 'Right to left' }).click();
    await settings.getByRole('radio', { name: 'Dark' }).click();
    await page.keyboard.press('Escape');

    const html = parts.result.locator('html');
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(html).toHaveAttribute('data-color-scheme', 'dark');
    await expect(button).toHaveCSS('margin-right', '40px');
    await expect.poll(() => button.evaluate((element) => getComputedStyle(element).color)).not.toBe(color);
    await expect(parts.editor, 'what was typed is still there').toContainText('Brew');
  });

  test('keeps the language and the styling of a changed source until it is reset', async ({ page }) => {
    const parts = await startEditing(page, 'ReadToggle', '/docs/demo-styling');
    const language = parts.bar.getByRole('button', { name: 'JavaScript', exact: true });
    await expect(language).not.toHaveAttribute('aria-disabled', 'true');
    await write(page, parts, showing("'changed'"));
    await expect(parts.result.getByText('changed')).toBeVisible();
    await expect(language).toHaveAttribute('aria-disabled', 'true');
    await parts.bar.getByRole('button', { name: 'Reset demo', exact: true }).click();
    await expect(language).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('lets what opens over everything open inside the frame', async ({ page }) => {
    const parts = await startEditing(page);
    await write(
      page,
      parts,
      'import Dialog from \'@mui/material/Dialog\';\nexport default () => <Dialog open aria-labelledby="tea"><h2 id="tea">Tea</h2></Dialog>;\n',
    );
    await expect(parts.result.getByRole('dialog', { name: 'Tea' })).toBeVisible();
    expect(await page.locator('.MuiDialog-root').count(), 'dialogs of the page itself').toBe(0);
  });

  test('grows with the result', async ({ page }) => {
    const parts = await startEditing(page);
    await write(page, parts, 'export default () => <div style={{ height: 700 }}>tall</div>;');
    await expect(parts.result.getByText('tall')).toBeVisible();
    const height = async () => (await parts.demo.locator('iframe').boundingBox())?.height ?? 0;
    await expect.poll(height).toBeGreaterThanOrEqual(700);
    await expect.poll(height).toBeLessThan(800);
  });

  test('offers no editing where the author has forbidden it', async ({ page }) => {
    await visit(page, EDITING);
    const demo = page.locator('[data-demo="TeaTemperature"]').nth(1);
    await demo.scrollIntoViewIfNeeded();
    const bar = demo.getByRole('toolbar');
    await bar.getByRole('button', { name: 'Show code' }).click();
    const code = demo.locator('.demo-source pre');
    await code.getByText('Water for tea').click();
    await code.focus();
    await page.keyboard.press('Control+Enter');
    await bar.getByRole('button', { name: 'More actions' }).click();
    await expect(bar.getByRole('menuitem', { name: 'Copy link to the JavaScript source' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Reset demo' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Edit the code here' })).toHaveCount(0);
    await expect(bar.getByRole('menuitem', { name: 'Edit the code here' })).toHaveCount(0);
    await expect(demo.getByRole('textbox')).toHaveCount(0);
    await expect(code).toBeVisible();
  });

  test('keeps editing where only the buttons to other places are hidden', async ({ page }) => {
    await visit(page, '/experiments/docs/demo-options');
    const demo = page.locator('h2#hideeditbutton').locator('xpath=following::*[@data-demo][1]');
    await demo.scrollIntoViewIfNeeded();
    const bar = demo.getByRole('toolbar');
    await expect(bar.getByRole('button', { name: 'Edit the code here' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Open in StackBlitz' })).toHaveCount(0);
  });

  test('needs no permission to evaluate code', async ({ page }) => {
    await page.route(`**${EDITING}`, async (route) => {
      const response = await route.fetch();
      const policy =
        "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-src 'self'";
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    });
    const parts = await startEditing(page);
    expect(await page.evaluate(canEvaluate), 'the policy is in force').toBe(false);
    await write(page, parts, showing("eval('6 * 7')"));
    await expect(parts.result.getByText('42')).toBeVisible();
  });
});

test.describe('edited code', () => {
  test('runs in a document without an origin', async ({ page }) => {
    const parts = await startEditing(page);
    const frame = parts.demo.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
    await write(page, parts, showing('window.origin'));
    await expect(parts.result.getByText('null', { exact: true })).toBeVisible();
  });

  for (const [what, expression] of [
    ["the page's storage", 'localStorage.length'],
    ["the page's cookies", 'document.cookie'],
    ["the page's document", "(window.parent.document.title = 'taken over')"],
    ['the address of the page', 'String(window.top?.location.href)'],
  ] as const) {
    test(`cannot reach ${what}, and is told so`, async ({ page }) => {
      const parts = await startEditing(page);
      const title = await page.title();
      await write(page, parts, showing(expression));
      await expect(parts.status).toHaveText(/^Line \d: .*(sandboxed|cross-origin)/);
      await expect(parts.notes).toBeVisible();
      expect(await page.title()).toBe(title);
    });
  }

  test('cannot lead the page elsewhere, open a window or send anything', async ({ page, context }) => {
    const parts = await startEditing(page);
    const address = page.url();
    // What the policy forbids is counted as asked for, and as failed.
    const asked = new Set<Request>();
    page.on('request', (request) => asked.add(request));
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText === 'csp') asked.delete(request);
    });
    await write(
      page,
      parts,
      `import * as React from 'react';
export default function Edited() {
  const [said, setSaid] = React.useState('waiting');
  const attempt = () => {
    const tries = [
      () => { window.top!.location.href = '/'; },
      () => { if (window.open('/') !== null) throw new Error('opened'); },
      () => { fetch('/demos/').catch(() => setSaid((before) => before + ' no-fetch')); },
      () => { new Image().src = 'https://example.org/pixel.png'; },
      () => { alert('hello'); },
    ];
    for (const act of tries) try { act(); } catch { setSaid((before) => before + ' refused'); }
  };
  return (
    <form action="/" method="post" onSubmit={() => setSaid('sent')}>
      <button type="button" onClick={attempt}>Try</button><button>Send</button><p>{said}</p>
    </form>
  );
}
`,
    );
    await parts.result.getByRole('button', { name: 'Try' }).click();
    await expect(parts.result.getByText(/refused.*no-fetch/)).toBeVisible();
    await parts.result.getByRole('button', { name: 'Send' }).click();
    await expect(parts.result.getByText('sent'), 'the event is fired, the form is not sent').toBeVisible();
    // What went out would have, by the time that another version is on the screen.
    await write(page, parts, showing("'the end'"));
    await expect(parts.result.getByText('the end')).toBeVisible();
    expect([...asked].map((request) => request.url())).toEqual([]);
    expect(page.url()).toBe(address);
    expect(context.pages()).toHaveLength(1);
  });

  test('cannot make the page believe what it says', async ({ page }) => {
    const parts = await startEditing(page);
    await write(
      page,
      parts,
      showing(
        "'said it'",
        "for (const type of ['height', 'shown', 'failed']) window.parent.postMessage({ type, id: 99, height: 5000 }, '*');",
      ),
    );
    await expect(parts.result.getByText('said it')).toBeVisible();
    await expect(parts.status).toHaveText('The result is up to date.');
    expect((await parts.demo.locator('iframe').boundingBox())?.height).toBeLessThan(500);
  });
});

/** Whether the message stands between the line with this text and the next. */
async function isRightBelow({ editor, notes }: Parts, text: string): Promise<boolean> {
  const line = editor.locator('.cm-line').filter({ hasText: text });
  const [below, above] = [await notes.boundingBox(), await line.boundingBox()];
  return Math.abs((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))) < 2;
}

/** Whether scripts of the page may evaluate code. Later, for what a test itself evaluates always may. */
function canEvaluate(): Promise<boolean> {
  return new Promise((resolve) =>
    setTimeout(() => {
      try {
        resolve(eval('true') === true);
      } catch {
        resolve(false);
      }
    }),
  );
}
