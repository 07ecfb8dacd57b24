import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** One element with which axe finds fault. */
export interface AxeFinding {
  /** Selector of the element in the page, or of the frame that it is in. */
  readonly selector: string;
  /** The rule, the element and what is wrong with it. */
  readonly text: string;
}

/**
 * Lets axe look at the page as it stands, frames included, with every rule it has.
 *
 * @param include selector of the parts to look at; everything by default
 */
export async function findWithAxe(page: Page, include?: string): Promise<readonly AxeFinding[]> {
  // Colours are measured where they come to rest; a spinner never does.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished),
    ),
  );
  const builder = new AxeBuilder({ page });
  const { violations } = await (include === undefined ? builder : builder.include(include)).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary, target: [outermost] }) => ({
      selector: [outermost ?? []].flat()[0] ?? 'html',
      text: `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`,
    })),
  );
}

export async function expectNoAxeFindings(page: Page): Promise<void> {
  const findings = await findWithAxe(page);
  expect(findings.map(({ text }) => text)).toEqual([]);
}
