import { expect, type Locator, type Page } from '@playwright/test';
import { brokenWords } from './support/broken-words';
import { staffCalls } from './support/desk';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';
import { unique } from './support/unique';

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

for (const width of [960, 1024]) {
  test(`search and language stay beside a long name at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/es');
    const banner = page.getByRole('banner');
    const name = banner.getByRole('link').first();
    await name
      .locator('span')
      .first()
      .evaluate((words) => words.prepend('Dripping Springs upon '));
    const middle = async (element: Locator) => {
      const { y, height } = (await element.boundingBox()) ?? { y: Number.NaN, height: 0 };
      return y + height / 2;
    };
    const search = await middle(banner.getByRole('search'));
    expect(Math.abs((await middle(name)) - search)).toBeLessThan(2);
    expect(
      Math.abs((await middle(banner.getByRole('link', { name: 'English' }))) - search),
    ).toBeLessThan(2);
  });
}

for (const [what, path, selector] of [
  ['the phone number of an office', '/civic-contacts', 'dd a[href^="tel:8"]'],
  ['the name on a card', '/directory?tab=dining', 'article h2 a'],
] as const) {
  test(`${what} is large enough for a thumb`, async ({ page }) => {
    await open(page, path);
    const link = page.locator(selector).first();
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const height = await link.evaluate((element) => {
      const { x, y, width } = element.getBoundingClientRect();
      const offsets = Array.from({ length: 161 }, (_, index) => index - 80);
      return offsets.filter((offset) =>
        element.contains(document.elementFromPoint(x + width / 2, y + offset)),
      ).length;
    });
    expect(height).toBeGreaterThanOrEqual(44);
  });
}

test('an iPhone held sideways shows text in its own size', async ({ page, request }) => {
  await open(page, '/');
  const addresses = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const sheets = addresses.map(async (address) => (await request.get(address)).text());
  // Safari on iPhones knows the property by this name only. Chromium drops it, so the files are read.
  expect((await Promise.all(sheets)).join()).toContain('-webkit-text-size-adjust:100%');
});

test('no card shows between the map and the note below it', async ({ page, watch }) => {
  // What Chromium says when it draws without a graphics card.
  watch.expected.push(/GL Driver Message/);
  await open(page, '/directory');
  await page.getByRole('button', { name: 'Show map' }).click();
  const markers = page.getByRole('list', { name: 'Places on the map' }).getByRole('button');
  await expect(markers.first()).toBeVisible();
  // The page lists some of the places, and the map shows all places with a position.
  const listed = await page.locator('[data-listed]').getByRole('heading').allInnerTexts();
  const shown = await markers.evaluateAll((all) =>
    all.map((each) => each.getAttribute('aria-label') ?? ''),
  );
  const name = listed.findLast((each) => shown.includes(each)) ?? '';
  await page.getByRole('button', { name, exact: true }).press('Enter');
  await expect(page.locator('[data-chosen]')).toBeInViewport();
  const note = page.getByText(/not on the map/);
  const isCovered = () =>
    note.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return !document.elementFromPoint(left + 20, top - 4)?.closest('[data-listed]');
    });
  await expect.poll(isCovered).toBe(true);
});

test('text of twice the size fits into 320 px', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 800 });
  const paths = [
    '/about',
    '/history',
    '/real-estate',
    '/es/history',
    '/es/events',
    '/es/real-estate',
  ];
  for (const path of paths) {
    await open(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoSidewaysScroll(page);
  }
});

test('the weather fits into 320 px in text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/es');
  await expect(page.getByText('Humedad').first()).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSidewaysScroll(page);
});

test('a payment can be read in text of twice the size, and Tab shows what has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '/es/advertise');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.getByRole('button', { name: /^Empezar con el mensual/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Pagar/ })).toBeVisible();
  expect(await brokenWords(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: /^Pagar/ }).focus();
  await page.keyboard.press('Tab');
  const close = dialog.getByRole('button', { name: 'Cerrar' });
  await expect(close).toBeFocused();
  await expect(close).toBeInViewport({ ratio: 1 });
});

test('a picture and its whole caption can be seen in text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '/es/historical-photos');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.getByRole('button', { name: 'Ver en tamaño completo' }).first().click();
  const viewer = page.getByRole('dialog', { name: 'Visor de imágenes' });
  const { height } = (await viewer.getByRole('img').boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThan(200);
  const last = viewer.locator('p').last();
  await last.evaluate((words) => words.scrollIntoView({ block: 'end' }));
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(viewer.getByRole('button', { name: 'Cerrar' })).toBeInViewport({ ratio: 1 });
});

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

test('a very long word in an article is broken', async ({ page, request }) => {
  const { id } = await (await staffCalls(request)).publish('news', {
    title: unique('A long word'),
    category: 'general',
    publishedDate: '2026-11-24T12:00:00Z',
    content: `<p>${'Donaudampfschifffahrt'.repeat(5)}</p><pre>${'Minutes of the council '.repeat(5)}</pre>`,
  });
  await open(page, `/news/${id}`);
  await expectNoSidewaysScroll(page);
});

for (const path of ['/search', '/directory']) {
  test(`a very long word that ${path} does not find is broken`, async ({ page }) => {
    await open(page, `${path}?q=${'zxqwvkjh'.repeat(11)}`);
    await expect(page.getByText('Nothing found')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

test('a phone number that is longer than the page is broken', async ({ page, request }) => {
  const { slug } = await (await staffCalls(request)).publish('businesses', {
    name: unique('Many Numbers'),
    category: 'dining',
    phone: '+1 (830) 555-0123 or 1 (830) 555-0124',
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, `/directory/${slug}`);
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    'tel:+18305550123',
  );
});

test('a picture in an article is no wider than the page', async ({ page, request }) => {
  const { id } = await (await staffCalls(request)).publish('news', {
    title: unique('A camp on the river'),
    content: '<p>Long ago.</p><p><img src="/plates/river-camp.svg" alt="A camp"></p>',
    category: 'general',
    publishedDate: '2027-03-01T12:00:00.000Z',
  });
  await open(page, `/news/${id}`);
  await expect(page.getByRole('img', { name: 'A camp' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the dots of the slideshow are as large as a fingertip, on one line', async ({ page }) => {
  await open(page, '/history');
  const dots = await page.getByRole('button', { name: /^Picture \d of/ }).all();
  const boxes = await Promise.all(dots.map((dot) => dot.boundingBox()));
  expect(boxes.map((box) => [box?.width, box?.height])).toEqual(boxes.map(() => [44, 44]));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
});

test('the card of the monthly plan has no empty room below its price', async ({ page }) => {
  await open(page, '/advertise');
  const heightOf = async (plan: RegExp) =>
    (await page.getByRole('button', { name: plan }).boundingBox())?.height ?? Number.NaN;
  const annual = await heightOf(/^Annual Listing/);
  expect(await heightOf(/^Monthly Listing/)).toBeLessThan(annual - 20);
});

test('the fields of a report have space between them', async ({ page }) => {
  await open(page, '/report?kind=businesses&id=00000000-0000-4000-8000-000000000001&name=Diner');
  const message = await page.getByLabel('What is wrong?').boundingBox();
  const label = await page.locator('label', { hasText: 'Email' }).boundingBox();
  expect((label?.y ?? 0) - (message?.y ?? 0) - (message?.height ?? 0)).toBeGreaterThanOrEqual(16);
});
