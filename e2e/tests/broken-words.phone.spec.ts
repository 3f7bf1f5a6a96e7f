/** Spanish words are long. No word may be broken in the middle, even with large text. */
import { expect, type Page } from '@playwright/test';
import { brokenWords } from './support/broken-words';
import { staffCalls } from './support/desk';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';
import { signIn } from './support/staff';

async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** Sets the wider text spacing of WCAG 1.4.12, which some readers use. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets = [sheet];
  });
}

for (const path of ['/es/about', '/es/events', '/es/events/evening-walk-along-the-river']) {
  test(`no word of ${path} is broken with wider text spacing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, path);
    await spaceText(page);
    expect(await brokenWords(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
  });
}

for (const path of [
  '/es/about',
  '/es/directory/clay-cedar-pottery',
  '/es/events/evening-walk-along-the-river',
]) {
  test(`no word of ${path} is broken`, async ({ page }) => {
    await open(page, path);
    expect(await brokenWords(page)).toEqual([]);
    await enlargeText(page);
    // Web addresses may be broken, because they can be of any length.
    const words = (await brokenWords(page)).filter((word) => !/^(com|example|https)$/.test(word));
    expect(words).toEqual([]);
    await expectNoSidewaysScroll(page);
  });
}

for (const path of ['/es', '/es/real-estate', '/es/events', '/es/terms']) {
  test(`no heading of ${path} is broken with large text on the smallest phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, path);
    await enlargeText(page);
    const headings = (await page.locator('h1, h2').allTextContents()).join(' ');
    const broken = await brokenWords(page);
    expect(broken.filter((word) => headings.includes(word))).toEqual([]);
    await expectNoSidewaysScroll(page);
  });
}

test('no word of a payment is broken', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/es/advertise');
  await page.getByRole('button', { name: /^Empezar con el mensual/ }).click();
  await expect(page.getByRole('dialog').getByText('Cancelación')).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
});

test("no field's name is broken in the history of a record, also on the smallest phone", async ({
  page,
  request,
}) => {
  test.slow();
  const { id } = await (await staffCalls(request)).publishBusiness('Plum Bakery');
  await signIn(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `/admin/content/businesses/${id}/history`);
  await expect(page.getByRole('rowheader', { name: 'Business name' })).toBeVisible();
  const names = (await page.getByRole('rowheader').allTextContents()).join(' ').split(' ');
  const broken = await brokenWords(page);
  expect(broken.filter((word) => names.includes(word))).toEqual([]);
});
