/**
 * Every public page in Spanish, below `/es`. Behaviour that depends on the device is tested with the English pages.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.js';
import { publicPages } from './support/pages.js';
import { expectNoSidewaysScroll } from './support/sideways.js';
import { open, test } from './support/site-test.js';

const root = join(import.meta.dirname, '../..');
const catalogs = [
  'shells/site/src/messages/es.ts',
  'packages/ui/src/messages/es.ts',
  'packages/town-map/src/messages/es.ts',
  'packages/slice-kit/src/messages/es.ts',
  'mfe-advertise/src/messages/es.ts',
  'mfe-directory/src/messages/es.ts',
  'mfe-directory/src/messages/kinds-es.ts',
  'mfe-events/src/messages/es.ts',
];

/** Words that are the same in both languages. */
const same = ['Pastor', 'Episcopal', '0.75 acres', 'Plan', 'Error', '© OpenStreetMap'];

/** The English messages that have a translation, as they stand in the catalogs. */
const english = new Set(
  catalogs.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ {2}(?:'(.+?)'|"(.+?)"|(\w+)):/gm)]
      .map(([, quoted, doubled, plain]) => quoted ?? doubled ?? plain ?? '')
      .filter((message) => !same.includes(message)),
  ),
);

/** The texts and names that a page shows in Spanish: those not marked as another language. */
function spanishTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('[lang]')?.getAttribute('lang') !== 'es') continue;
      if (element.closest('script, style, noscript')) continue;
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent?.trim() ?? '');
      }
      texts.push(
        element.getAttribute('aria-label') ?? '',
        element.getAttribute('placeholder') ?? '',
      );
    }
    return texts.filter(Boolean);
  });
}

for (const [path, heading] of [
  ['/es', 'Le damos la bienvenida a Blanco'],
  ['/es/directory', 'Directorio de negocios'],
  ['/es/directory?tab=churches', 'Directorio de negocios'],
  ['/es/directory/river-bend-cafe', 'River Bend Cafe'],
  ['/es/real-estate', 'Bienes raíces'],
  ['/es/search?q=cafe', 'Buscar'],
  ['/es/civic-contacts', 'Contactos cívicos'],
  ['/es/events', 'Calendario de eventos'],
  ['/es/events?view=month', 'Calendario de eventos'],
  ['/es/events/farmers-market', /./],
  ['/es/news', 'Noticias'],
  ['/es/advertise', 'Anúnciese con nosotros'],
  ['/es/get-listed', 'Publique su negocio'],
  ['/es/submit-listing/premium', 'Envíe su ficha'],
  ['/es/contact', 'Contacto'],
  ['/es/about', 'Acerca de Blanco'],
] as const) {
  test(`${path} is in Spanish, fits, is accessible and logs no error`, async ({ page }) => {
    // The rules of accessibility take seconds on a list of fifty events.
    test.setTimeout(60_000);
    expect(await open(page, path)).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    const texts = await spanishTexts(page);
    expect(texts).toContain('Contactos cívicos');
    expect(texts.filter((text) => english.has(text))).toEqual([]);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    for (const width of [320, 390, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
  });
}

test('every public page answers in Spanish, and names its address in each language', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(60_000);
  for (const [path] of publicPages) {
    const spanish = `/es${path === '/' ? '' : path}`;
    const answer = await request.get(spanish);
    expect.soft(answer.status(), spanish).toBe(200);
    const html = await answer.text();
    const plain = (address: string) => address.replace(/\?.*/, '');
    expect.soft(html, spanish).toContain('<html lang="es"');
    expect.soft(html, spanish).toContain('<meta property="og:locale" content="es_US"/>');
    if (/[?&]q=/.test(path)) continue;
    for (const link of [
      `<link rel="canonical" href="${baseURL}${plain(spanish)}"/>`,
      `<link rel="alternate" hrefLang="x-default" href="${baseURL}${plain(path)}"/>`,
      `<link rel="alternate" hrefLang="en" href="${baseURL}${plain(path)}"/>`,
      `<link rel="alternate" hrefLang="es" href="${baseURL}${plain(spanish)}"/>`,
    ]) {
      expect.soft(html, spanish).toContain(link);
    }
  }
});

for (const [path, spanish, english] of [
  ['/es/directory/river-bend-cafe', 'migas en un porche con sombra', 'migas on a shaded porch'],
  ['/es/directory/square-deal-auto-repair', 'inspección estatal', 'state inspection'],
  ['/es/directory/twin-sisters-lutheran-church', 'Primer y tercer domingo', 'First and third'],
  ['/es/real-estate/river-bluff-house', 'Casa en el risco', 'River bluff house'],
  ['/es/events/farmers-market', 'Mercado de agricultores', 'Farmers Market'],
  ['/es/news', 'La biblioteca amplía su horario', 'Library extends its'],
  ['/es/civic-contacts', 'permisos y recibos de agua', 'permits and water bills'],
  ['/es/history', 'mucho antes del pueblo', 'long before the town'],
  ['/es/historical-photos', 'Dibujo de un salón de baile', 'Drawing of a wooden dance hall'],
  ['/es/privacy', 'Contamos sin cookies', 'We count without cookies'],
  ['/es/terms', '$49/mes o $495/año', '$49/month'],
  ['/es/search?q=impuestos', 'Impuestos, contabilidad y nómina', 'Taxes, bookkeeping'],
  ['/es/search?q=cuentos', 'Libros ilustrados y una manualidad', 'Picture books and a craft'],
] as const) {
  test(`${path} shows the Spanish texts of the sample town`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain(spanish);
    expect(html).not.toContain(english);
  });
}

test('an unknown address in Spanish answers 404 in Spanish, and so does the desk', async ({
  request,
}) => {
  for (const path of ['/es/no/such/page', '/es/admin', '/es/admin/login']) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(404);
    expect.soft(await answer.text(), path).toContain('404 Página no encontrada');
  }
});

test('the account of an owner exists in both languages, and is stored nowhere', async ({
  page,
  request,
  watch,
}) => {
  // No owner is signed in.
  watch.expected.push(/401.*\/api\/owner\/session/, /status of 401/);
  const answer = await request.get('/es/account');
  expect(answer.headers()['cache-control']).toBe(
    (await request.get('/account')).headers()['cache-control'],
  );
  await page.goto('/es/account');
  await expect(page.getByRole('heading', { name: 'Su cuenta' })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Your Account' })).toBeVisible();
});
