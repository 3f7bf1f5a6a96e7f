/** How visitors use the pages in Spanish, below `/es`. */
import { expect } from '@playwright/test';
import { inDays } from './support/in-days';
import { mailedLink } from './support/mailed-link';
import { open, test } from './support/site-test';
import { uniqueWord } from './support/unique';

test('the language link keeps the page and its query, and the home page follows the choice', async ({
  page,
  context,
}) => {
  await open(page, '/directory?tab=services');
  const toSpanish = page.getByRole('link', { name: 'Español' });
  await expect(toSpanish).toHaveAttribute('hreflang', 'es');
  await expect(toSpanish).toHaveAttribute('lang', 'es');
  await toSpanish.click();
  await expect(page).toHaveURL(/\/es\/directory\?tab=services$/);
  await expect(page.getByRole('tab', { name: 'Servicios' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const chosen = (await context.cookies()).find(({ name }) => name === 'language');
  expect(chosen).toMatchObject({ value: 'es', sameSite: 'Lax', path: '/' });

  await open(page, '/');
  await expect(page).toHaveURL(/\/es$/);
  // Any other address keeps its own language.
  await open(page, '/directory');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await open(page, '/es');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Blanco');
  await open(page, '/');
  await expect(page).toHaveURL(/[^s]\/$/);
});

test('links lead on in Spanish without loading a document, also within a slice', async ({
  page,
}) => {
  await open(page, '/es/contact');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole('navigation', { name: 'Enlaces rápidos' })
    .getByRole('link', { name: 'Iglesias' })
    .click();
  await expect(page).toHaveURL(/\/es\/directory\?tab=churches$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Directorio de negocios');
  await page.getByRole('tab', { name: 'Restaurantes' }).click();
  const place = page.getByRole('list', { name: 'restaurantes' }).getByRole('heading').first();
  const name = (await place.textContent()) ?? '';
  await place.getByRole('link').click();
  await expect(page).toHaveURL(/\/es\/directory\/[^?]+$/);
  // The link back knows the tab once the place is known.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('link', { name: 'Volver al directorio' }).click();
  await expect(page).toHaveURL(/\/es\/directory\?tab=dining$/);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('a form says its errors in Spanish', async ({ page }) => {
  await open(page, '/es/contact');
  await expect(page.getByRole('search', { name: 'Buscar en este sitio' })).toBeVisible();
  // This includes texts that are visible only without style sheets.
  await expect(page.getByText('Leave this empty')).toHaveCount(0);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('link', { name: 'El asunto es obligatorio' })).toBeVisible();
  await expect(page.getByText('Revise 4 campos')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search of the directory and the language link stay in their language', async ({
    page,
  }) => {
    await page.goto('/es/directory');
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('cafe');
    await main.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/\/es\/directory\?q=cafe$/);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/[^s]\/directory\?q=cafe$/);
  });

  test('a posted form answers in Spanish', async ({ page, watch }) => {
    watch.expected.push(/400.*es\/contact/);
    await page.goto('/es/contact');
    await page.getByRole('textbox', { name: 'Mensaje' }).fill('Hola');
    await page.getByRole('button', { name: 'Enviar mensaje' }).evaluate((button) => {
      button.closest('form')?.setAttribute('novalidate', '');
    });
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page).toHaveURL(/\/es\/contact$/);
    await expect(page.getByRole('link', { name: 'El asunto es obligatorio' })).toBeVisible();
  });
});

test('the sender of an event from a Spanish page gets a Spanish mail, whose link opens the Spanish page', async ({
  page,
}) => {
  const word = uniqueWord();
  const email = `${word}@example.com`;
  await open(page, '/es/events');
  await page.getByRole('button', { name: 'Enviar evento' }).click();
  const form = page.getByRole('form', { name: 'Enviar un evento' });
  await form.getByLabel('Título').fill(word);
  await form.getByLabel('Fecha').fill(inDays(40));
  await form.getByLabel('Categoría').selectOption('Comunidad');
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByRole('button', { name: 'Enviar evento' }).click();
  await expect(page.getByText('¡Evento enviado!', { exact: true })).toBeVisible();

  const link = await mailedLink(email, /\/\S*events\/manage\/own\?token=\S+/);
  expect(new URL(link, 'http://localhost').pathname).toContain('/es/events/manage/own');
  await open(page, link.slice(link.indexOf('/es/')));
  await expect(page.getByLabel('Título')).toHaveValue(word);
  await expect(page.getByRole('button', { name: 'Guardar el cambio' })).toBeVisible();
});
