import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Lets axe look at the page as it stands, with every rule it has; each finding is named with its element. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  // Colours are measured where they come to rest; a spinner never does.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  );
  expect(findings).toEqual([]);
}
