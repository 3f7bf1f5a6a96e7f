import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.js';
import { open, test } from './support/site-test.js';
import { tileArchive } from './support/tile-archive.js';

/** Chromium's warning when it draws without a graphics card. */
const slowDrawing = /GL Driver Message/;

const markersOf = (page: Page) =>
  page.getByRole('list', { name: 'Places on the map' }).getByRole('button');

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown');
  return box;
}

const namesOf = (markers: Locator) =>
  markers.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));

test.beforeEach(({ watch }) => {
  watch.expected.push(slowDrawing);
});

test('a list is on a map, which keyboards can use', async ({ page, watch }) => {
  await open(page, '/directory');
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(markersOf(page).first()).toBeVisible();
  const marker = markersOf(page).first();
  const name = (await marker.getAttribute('aria-label')) ?? '';
  await marker.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name });
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('link', { name: 'Directions' })).toBeVisible();
  await expect(page.locator('[data-chosen]').getByRole('heading', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(marker).toBeFocused();
  // Tab leads out of the map: past the other markers and the controls.
  const stops = (await markersOf(page).count()) + 3;
  for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('list', { name: 'dining' }).locator(':focus')).toHaveCount(1);
  expect(watch.foreign).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const address of [
    '/directory',
    '/directory?tab=churches',
    '/real-estate',
    '/search?q=church',
  ]) {
    test(`no marker of ${address} is under the zoom buttons at first`, async ({ page }) => {
      await open(page, address);
      await page.getByRole('button', { name: /^Show (on )?map$/ }).click();
      await expect(markersOf(page).first()).toBeVisible();
      const zoom = await boxOf(page.getByRole('button', { name: 'Zoom in' }).locator('..'));
      const pins = await markersOf(page).locator('svg').all();
      expect(pins.length).toBeGreaterThan(0);
      for (const pin of pins) {
        const { x, y, width, height } = await boxOf(pin);
        const isApart =
          x + width <= zoom.x ||
          y + height <= zoom.y ||
          x >= zoom.x + zoom.width ||
          y >= zoom.y + zoom.height;
        expect(isApart, `a marker at ${x}, ${y}`).toBe(true);
      }
    });
  }
});

test('the map follows the tab and the filter', async ({ page }) => {
  await open(page, '/directory?tab=churches');
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(markersOf(page)).toHaveCount(6);
  await page.getByRole('tab', { name: 'Dining' }).click();
  await expect(markersOf(page).nth(6)).toBeVisible();
  const before = await markersOf(page).count();
  await page.getByText('Open at another time').click();
  await page.getByLabel('Open at').fill('2027-03-10T20:30');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/open=2027/);
  // The list loads while the service applies the filter.
  await expect(async () => {
    const located = await page
      .getByRole('list', { name: 'dining' })
      .getByRole('button', { name: 'Show on map' })
      .evaluateAll((buttons) => buttons.map(({ textContent }) => textContent));
    const shown = await namesOf(markersOf(page));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(before);
    expect(located.map((words) => words?.replace(/^Show on map\s*:\s*/, ''))).toEqual(shown);
  }).toPass();
});

test("the nearest places come first, and no request contains the visitor's position", async ({
  page,
  context,
  watch,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 30.0985, longitude: -98.4215 });
  await open(page, '/directory?tab=churches');
  const told: string[] = [];
  page.on('request', (request) => {
    const sent = `${request.url()} ${request.postData() ?? ''}`;
    if (/30\.09|98\.42/.test(sent)) told.push(sent);
  });
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(page.getByText(/Nearest first/)).toBeVisible();
  const shown = page.getByText(/^\d+(\.\d)? mi$/);
  await expect(shown).toHaveCount(6);
  const distances = await shown.allTextContents();
  const miles = distances.map((words) => Number.parseFloat(words));
  expect(miles).toEqual([...miles].sort((a, b) => a - b));
  expect([told, watch.foreign]).toEqual([[], []]);
});

test('a map asks for parts of an archive, which the gateway serves', async ({ page }) => {
  const folder = join(process.env['TOWN_DATA_DIR'] ?? '', 'maps');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'test.pmtiles'), tileArchive());
  // The setting belongs to the whole stack, so the page is told about it here.
  await page.route('**/directory?tab=churches', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html.replace('"mapTilesUrl":null', '"mapTilesUrl":"/maps/test.pmtiles"');
    await route.fulfill({ response: answer, body });
  });
  await open(page, '/directory?tab=churches');
  const part = page.waitForResponse('**/maps/test.pmtiles');
  await page.getByRole('button', { name: 'Show map' }).click();
  const answer = await part;
  expect(answer.status()).toBe(206);
  expect(answer.request().headers()['range']).toMatch(/^bytes=0-/);
  await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
  await expect(page.getByText(/streets could not be loaded/)).toHaveCount(0);
});

test('a browser without WebGL is told so, and has the list', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open(page, '/directory?tab=churches');
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(page.getByText(/cannot draw the map/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'churches' }).getByRole('article')).toHaveCount(6);
});

test('properties and their pages have a map', async ({ page }) => {
  await open(page, '/real-estate?type=land');
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(markersOf(page)).toHaveCount(3);
  const marker = markersOf(page).first();
  const name = (await marker.getAttribute('aria-label')) ?? '';
  await marker.click();
  await page
    .getByRole('dialog', { name })
    .getByRole('link', { name: 'More about this place' })
    .click();
  await expect(page).toHaveURL(/\/real-estate\/./);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(markersOf(page)).toHaveCount(1);
  await expectAccessible(page);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('"GeoCoordinates"');
});

test('results of a search are on a map that loads on request', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, '/search?q=church');
  expect(scripts.join()).not.toMatch(/results-map|maplibre/);
  await page.getByRole('button', { name: 'Show on map' }).click();
  await expect(markersOf(page).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hide map' }).click();
  await expect(markersOf(page)).toHaveCount(0);
});
