import { expect, test } from '@playwright/test';
import { town } from '@town/contracts/town';

test('the front page opens with the town in its title and nothing in the console', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));

  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(town.name));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('every service of the stack can serve', async ({ request }) => {
  const response = await request.get('/healthz');
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'ok' });
});

test('the gateway serves only what is meant to be public', async ({ request }) => {
  for (const path of ['/metrics', '/readyz', '/.env', '/no-such-page']) {
    expect((await request.get(path)).status()).toBe(404);
  }
  const problem = await request.get('/api/no-such-thing');
  expect(problem.status()).toBe(404);
  expect(problem.headers()['content-type']).toBe('application/problem+json');
});
