import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.js';
import { test } from './support/empty-town.js';
import { expectNoSidewaysScroll } from './support/sideways.js';
import { open } from './support/site-test.js';
import { signIn } from './support/staff.js';

test.describe.configure({ mode: 'default', timeout: 300_000 });

const tabs = ['shopping', 'services', 'churches', 'real-estate'];

/** Every public page: the pages of the sitemap, and pages that only links lead to. */
async function publicPages(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  return [
    ...paths,
    ...tabs.map((tab) => `/directory?tab=${tab}`),
    '/directory?q=inn',
    '/submit-listing/basic',
    '/submit-listing/premium',
    '/report',
    '/offline',
    '/offline/civic-contacts',
  ];
}

const placeholders = /\b(undefined|null|NaN|Invalid Date|lorem)\b|\[object|\{\w+\}/gi;

/** Finds content that a visitor would see as a mistake, such as placeholders. */
async function mistakesOn(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not matter here
  const words = (await page.locator('main').innerText()).match(placeholders) ?? [];
  const blank = await page.evaluate(() =>
    [...document.querySelectorAll('main section, main ul, main ol, main h2, main h3')]
      .filter((element) => element.checkVisibility() && !element.querySelector('img, svg, input'))
      .filter((element) => {
        const heading = element.querySelector('h2, h3')?.textContent ?? '';
        return (element.textContent ?? '').replace(heading, '').trim() === '';
      })
      .map((element) => `nothing in ${element.outerHTML.slice(0, 200)}`),
  );
  const headings = await page.getByRole('heading', { level: 1 }).count();
  return [...words, ...blank, ...(headings === 1 ? [] : [`${headings} main headings`])];
}

test('every public page of a town without data is complete, on a phone and a desktop', async ({
  page,
}) => {
  const paths = await publicPages(page);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      const picture = process.env['TOWN_PICTURES'];
      if (picture) {
        const name = path.replaceAll(/\W+/g, '_');
        await page.screenshot({ path: `${picture}/${name}-${width}.png`, fullPage: true });
      }
    }
    expect({ path, mistakes: await mistakesOn(page) }).toEqual({ path, mistakes: [] });
  }
});

test('an administrator of a new town finds what to do first', async ({ page, emptyTown }) => {
  await signIn(page, emptyTown.dataDir);
  const checklist = page.getByRole('region', { name: 'Set up your town' });
  await expect(checklist.getByText('0 of 6 done')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await checklist.getByRole('link', { name: 'Enter the profile of the town' }).click();
  const profile = {
    Name: 'Cedar Hollow',
    County: 'Juniper County',
    Region: 'Western Slope',
    'Postal code': '81999',
    Latitude: '38.6512',
    Longitude: '-107.9021',
    Phone: '970-555-0100',
  };
  for (const [label, value] of Object.entries(profile)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
  await open(page, '/admin/dashboard');
  await expect(checklist.getByText('1 of 6 done')).toBeVisible();
  await expect(checklist.getByRole('link', { name: 'Enter the profile of the town' })).toHaveCount(
    0,
  );
});
