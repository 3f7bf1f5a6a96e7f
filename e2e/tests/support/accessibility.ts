import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks the page against WCAG 2.2 AA. In the dark scheme only the colours differ, so only they are checked. */
export async function expectAccessible(page: Page): Promise<void> {
  await inScheme(page, 'light');
  await expectNothingFound(axeFor(page).withTags(rules), 'light');
  await inScheme(page, 'dark');
  await expectNothingFound(axeFor(page).withRules('color-contrast'), 'dark');
}

/**
 * The legacy mode looks into frames of the site's own origin only. The other mode opens a further page
 * for each check, which takes more than half of its time; frames of other sites are the payment
 * provider's.
 */
const axeFor = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

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
