import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Checks the page against WCAG 2.2 AA. In the dark scheme only the colours differ, so only they are checked. */
export async function expectAccessible(page: Page): Promise<void> {
  // Axe runs in the frames of the page as well, except in those of the payment provider, which is another site.
  const { origin } = new URL(page.url());
  const own = (frame: Frame) => frame.url().startsWith(`${origin}/`);
  await Promise.all(page.frames().filter(own).map(prepare));
  await inScheme(page, 'light');
  await expectNothingFound(page, { type: 'tag', values: rules }, 'light');
  await inScheme(page, 'dark');
  await expectNothingFound(page, { type: 'rule', values: ['color-contrast'] }, 'dark');
}

async function prepare(frame: Frame): Promise<void> {
  const isThere = await frame.evaluate(() => 'axe' in globalThis);
  if (!isThere) await frame.evaluate(axeScript);
  await frame.evaluate(endTransitions);
}

/** Makes colours change at once: transitions start further ones, and would last longer than the check. */
function endTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

async function inScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

async function expectNothingFound(page: Page, runOnly: axe.RunOnly, scheme: string): Promise<void> {
  const violations = await page.evaluate(async (only) => {
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    // Only violations are reported: describing the passed rules would take more time than checking them.
    return (await checker.run({ runOnly: only, resultTypes: ['violations'] })).violations;
  }, runOnly);
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
  expect(found, `what axe found in the ${scheme} scheme`).toEqual([]);
}
