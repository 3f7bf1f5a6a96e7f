import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { staffCalls } from './support/desk';
import { open, test } from './support/site-test';
import { signIn } from './support/staff';
import { unique } from './support/unique';

test('Spanish texts that a clerk publishes are on the Spanish pages', async ({ page, request }) => {
  test.slow();
  const title = unique('A new bridge');
  const inSpanish = unique('Un puente nuevo');
  const { publish } = await staffCalls(request);
  const { id } = await publish('news', {
    title,
    content: '<p>The bridge is open.</p>',
    category: 'general',
    publishedDate: '2020-01-02T12:00:00Z',
  });
  const read = async (path: string) => (await request.get(path)).text();
  // Compares only the main part: the rest contains the time of rendering and the page's data.
  const main = async () => /<main.*<\/main>/s.exec(await read(`/news/${id}`))?.[0];
  const english = await main();
  const path = `/es/news/${id}`;
  expect(await read(path)).toContain(`<span lang="en">${title}</span>`);

  await signIn(page);
  await open(page, `/admin/content/news?q=${encodeURIComponent(title)}`);
  await page.getByLabel('Spanish').selectOption('Without Spanish');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await open(page, `/admin/content/news/${id}`);
  await page.getByRole('button', { name: 'Spanish version (0 of 2 texts)' }).click();
  await page.getByLabel('Title in Spanish').fill(inSpanish);
  await page.getByRole('textbox', { name: 'Text in Spanish' }).fill('El puente está abierto.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByRole('button', { name: 'Spanish version (2 of 2 texts)' })).toBeVisible();

  await expect.poll(() => read(path)).toContain('El puente está abierto.');
  expect(await main()).toBe(english);
  expect(await read(`/news/${id}`)).not.toContain(inSpanish);
  await open(page, path);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(inSpanish);
  await expect(article.locator('[lang=en]')).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(inSpanish));
  await expectAccessible(page);
  await open(page, `/admin/content/news?q=${encodeURIComponent(title)}&spanish=missing`);
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});

test('a listing in Spanish is shown so in lists, on its page, and to those who search in Spanish', async ({
  page,
  request,
}) => {
  const { publish } = await staffCalls(request);
  const name = unique('AA Trout');
  const { slug } = await publish('services', {
    name,
    category: 'home_services',
    description: 'Repairs of fishing rods',
    descriptionEs: 'Arreglamos cañas de pescar',
  });
  await open(page, `/es/directory/${slug}`);
  await expect(page.getByText('Arreglamos cañas de pescar')).toBeVisible();
  await open(page, `/es/search?q=${encodeURIComponent(`${name} canas`)}`);
  await expect(page.getByText('Arreglamos cañas de pescar')).toBeVisible();
  await open(page, `/directory/${slug}`);
  await expect(page.getByText('Repairs of fishing rods')).toBeVisible();
});
