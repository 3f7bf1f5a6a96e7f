import { expect, type Locator, type Page } from '@playwright/test';
import { open, test } from './support/site-test';

const left = async (element: Locator) => (await element.boundingBox())?.x ?? Number.NaN;

for (const tab of ['dining', 'shopping', 'services', 'churches', 'real-estate']) {
  test(`the selected tab ${tab} is in view`, async ({ page }) => {
    await open(page, `/directory?tab=${tab}`);
    const { x, width } = (await page.getByRole('tab', { selected: true }).boundingBox()) ?? {
      x: -1,
      width: 0,
    };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  });
}

for (const width of [320, 390, 800, 1280]) {
  test(`header, page and footer share one left edge at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/about', '/events']) {
      await open(page, path);
      const edge = await left(page.getByRole('banner').getByRole('link').first());
      const inMain =
        path === '/' ? page.locator('#needs') : page.getByRole('heading', { level: 1 });
      expect(await left(inMain), `page ${path}`).toBeCloseTo(edge, 0);
      const inFooter = page.getByRole('contentinfo').locator('p').first();
      expect(await left(inFooter), `footer of ${path}`).toBeCloseTo(edge, 0);
    }
  });
}

test('the menu button stays on the row of the name at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/');
  const name = await page.getByRole('banner').getByRole('link').first().boundingBox();
  const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox();
  expect(menu?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0));
});

/** The text decoration of a link of the navigation. */
const looks = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name, exact: true })
    .evaluate((link) => getComputedStyle(link).textDecorationLine);

test('the menu marks the current page by more than its colour', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await looks(page, 'About')).toBe('underline');
  expect(await looks(page, 'Events')).toBe('none');
});
