import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks the page against WCAG 2.2 AA. In the dark scheme only the colours differ, so only they are checked. */
export async function expectAccessible(page: Page): Promise<void> {
  await inScheme(page, 'light');
  await expectNothingFound(new AxeBuilder({ page }).withTags(rules), 'light');
  await inScheme(page, 'dark');
  await expectNothingFound(new AxeBuilder({ page }).withRules('color-contrast'), 'dark');
}

/** Waits until no colour is in transition. */
async function inScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

async function expectNothingFound(axe: AxeBuilder, scheme: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
  expect(found, `what axe found in the ${scheme} scheme`).toEqual([]);
}
