import { expect } from '@playwright/test';
import { findArticle, publicPages } from './support/pages.js';
import { test } from './support/site-test.js';

test.use({ javaScriptEnabled: false });

test('every public page can be read, and every link on it works', async ({ page, request }) => {
  test.setTimeout(120_000);
  const links = new Set<string>();
  for (const [path, heading] of publicPages) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const found = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    // Every entry has a link to the same form, with its own id.
    for (const link of found) links.add(link.replace(/^(\/report)\?.*/, '$1'));
  }
  expect(links.size).toBeGreaterThan(20);
  for (const link of links) {
    // Another test may have withdrawn its event meanwhile.
    const works = link.startsWith('/events/') ? [200, 410] : [200];
    // The site limits the requests per second of one visitor, as in production.
    const status = async () => (await request.get(link)).status();
    await expect.poll(async () => works.includes(await status()), { message: link }).toBe(true);
  }
});

test('the home page says that the weather needs scripts, not that it is loading', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('The weather needs JavaScript')).toBeVisible();
  await expect(page.getByText('Asking for the weather…')).toBeHidden();
});

for (const [path, content] of [
  ['/', 'View All Events'],
  ['/directory', 'Courthouse Square Diner'],
  ['/directory?tab=services', 'Home'],
  ['/directory?q=limestne', 'Limestone Coffee House'],
  ['/dining', 'River Bend Cafe'],
  ['/shopping', 'Blanco Feed & Hardware'],
  ['/real-estate', '2-car garage'],
  ['/events', 'Story Hour at the Library'],
  ['/news', 'Council hears plans'],
  ['/civic-contacts', 'City Hall'],
  ['/history', 'Modern Hill Country Community'],
] as const) {
  test(`${path} has its content in the first response`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(content).first()).toBeVisible();
  });
}

test('a button that only scripts can use is not shown on any public page', async ({ page }) => {
  test.setTimeout(120_000);
  const form = ['/events?submit=event', 'Events Calendar'] as const;
  for (const [path, heading] of [...publicPages, form]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const names = await page.locator('button:not([type="submit"]):visible').evaluateAll((buttons) =>
      buttons
        // The text of these buttons is content: a question above its answer, or a plan with its price.
        .filter((button) => !button.closest('h3') && !button.hasAttribute('aria-pressed'))
        .map((button) => button.textContent),
    );
    expect(names, path).toEqual([]);
  }
});

for (const path of [
  '/account',
  '/account/enter?token=abc',
  '/account/hours?token=abc',
  '/account/mails?token=abc',
]) {
  test(`${path} says who helps without JavaScript, and shows no button for it`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText('with JavaScript switched on')).toBeVisible();
    await expect(main.getByRole('link', { name: /@/ })).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByText(/^Opening/)).toBeHidden();
  });
}

for (const path of ['/admin/dashboard', '/admin/content/businesses']) {
  test(`${path} says that staff need JavaScript`, async ({ page }) => {
    await page.goto(path);
    const notice = page.getByRole('main').getByText('with JavaScript switched on');
    await expect(notice).toBeVisible();
    await expect(page.getByText(/^Loading/)).toBeHidden();
  });
}

test('an article can be read', async ({ page, request }) => {
  const article = await findArticle(request, 'weekend');
  await page.goto('/news');
  await page.getByRole('link', { name: article.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
  await expect(page.getByText('Twin Sisters').first()).toBeVisible();
});

test('the tabs of the directory are links', async ({ page }) => {
  await page.goto('/directory');
  await page.getByRole('tab', { name: 'Churches' }).click();
  await expect(page).toHaveURL(/\/directory\?tab=churches$/);
  await expect(page.getByRole('tabpanel', { name: 'Churches' })).toBeVisible();
});

test('the calendar is filtered by a form', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Sports');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/category=sports/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
});

test('the search in the header finds everything, and each result leads to its page', async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('combobox', { name: 'Find on this site' }).fill('library');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/\/search\?q=library$/);
  await expect(page.getByRole('heading', { name: 'Civic Contacts', level: 2 })).toBeVisible();
  await page.getByRole('link', { name: 'Story Hour at the Library' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Story Hour at the Library');
});

test('the search of the directory is a form', async ({ page }) => {
  await page.goto('/directory');
  await page.getByRole('searchbox').fill('coffee');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/directory\?q=coffee$/);
  await expect(page.getByRole('heading', { name: 'Limestone Coffee House' })).toBeVisible();
});
