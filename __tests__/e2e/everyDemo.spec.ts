import type { Page } from '@playwright/test';
import type { CodeStyling } from '../../src/domain/codeChoices';
import { findWithAxe } from './axe';
import { findDemoPages, type DemoPage } from './shownDemos';
import { expect, test, visit } from './test';

/*
 * Every page of the built site that shows demos, without anyone listing them: each demo comes to life,
 * nothing is written to the console, and axe finds nothing in it.
 */

// axe takes seconds for a long page.
test.describe.configure({ timeout: 120_000 });

const pages = findDemoPages();

const SETTINGS = [
  { name: 'light', colorScheme: 'light', direction: 'ltr' },
  { name: 'dark', colorScheme: 'dark', direction: 'ltr' },
  { name: 'from right to left', colorScheme: 'light', direction: 'rtl' },
] as const;

test('the site shows demos, and some in more than one styling', () => {
  expect(pages.filter(({ isRepetition }) => !isRepetition).length).toBeGreaterThan(8);
  expect(pages.flatMap(({ demos }) => demos).filter(({ modules }) => modules.css)).not.toEqual([]);
});

test('a fault in a demo is found, and named with the demo and its page', async ({ page }) => {
  const [shown] = pages;
  if (!shown) throw new Error('There are no pages');
  await visit(page, shown.address);
  await page
    .locator('[data-demo] .demo-stage')
    .first()
    .evaluate((stage) => {
      stage.append(document.createElement('button'));
    });
  expect(await findFaults(page, shown, null)).toEqual([
    expect.stringMatching(/^\S+\.[jt]sx? on \S+\.mdx?: button-name: [\s\S]*<button><\/button>/),
  ]);
});

for (const { name, colorScheme, direction } of SETTINGS) {
  test.describe(name, () => {
    test.use({ colorScheme });
    for (const shown of pages) {
      // What differs in a translation is the words around a demo.
      if (shown.isRepetition && name !== 'light') continue;
      for (const styling of stylingsOf(shown)) {
        test(`${shown.address} (${shown.file})${styling ? ` in ${styling}` : ''}`, async ({
          page,
          context,
          baseURL,
        }) => {
          await page.addInitScript((value) => localStorage.setItem('docs-direction', value), direction);
          if (styling)
            await context.addCookies([{ name: 'codeStyling', value: styling, url: baseURL ?? '' }]);
          await visit(page, shown.address);
          expect(await findFaults(page, shown, styling)).toEqual([]);
        });
      }
    }
  });
}

/** The styling that comes by itself (null), and each further one that a demo of the page has. */
function stylingsOf({ demos }: DemoPage): readonly (CodeStyling | null)[] {
  const further = demos.flatMap(({ modules }) => Object.keys(modules).slice(1) as CodeStyling[]);
  return [null, ...new Set(further)];
}

/** Goes to each demo of a page and waits until it is alive; gives what is wrong then. */
async function findFaults(
  page: Page,
  { file, demos }: DemoPage,
  styling: CodeStyling | null,
): Promise<readonly string[]> {
  const roots = page.locator('[data-demo]');
  await expect(roots).toHaveCount(demos.length);
  const faults: string[] = [];
  for (const [place, { name, modules }] of demos.entries()) {
    const module = styling ? modules[styling] : Object.values(modules)[0];
    // A demo without the styling shows its first one, which has its own test.
    if (module === undefined) continue;
    const described = `${module} on ${file}`;
    const root = roots.nth(place);
    await expect(root, described).toHaveAttribute('data-demo', name);
    await root.scrollIntoViewIfNeeded();
    await expect(root, `${described} comes to life`).toHaveAttribute('data-hydrated', 'true');
    if (styling)
      await expect(root.locator(`.demo-stage[data-styling="${styling}"]`), described).toBeVisible();
    if ((await root.locator('.demo-crash').count()) > 0) faults.push(`${described} has crashed`);
  }

  // Rules on landmarks and headings hold for a page and its frames together.
  const hasFrames = (await roots.locator('iframe').count()) > 0;
  for (const { selector, text } of await findWithAxe(page, hasFrames ? undefined : '[data-demo]')) {
    // What was found may be gone by now.
    const place = await page.evaluate((found) => {
      const demo = document.querySelector(found)?.closest('[data-demo]');
      return demo ? [...document.querySelectorAll('[data-demo]')].indexOf(demo) : -1;
    }, selector);
    const modules = demos[place]?.modules ?? {};
    // Not gone to, as above.
    if (styling && demos[place] && modules[styling] === undefined) continue;
    faults.push(`${Object.values(modules).join(', ') || 'What is around the demos'} on ${file}: ${text}`);
  }
  return faults;
}
