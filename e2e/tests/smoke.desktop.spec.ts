import { expect, test } from '@playwright/test';
import { town } from '@town/contracts/town';

const forecast = {
  current: {
    time: '2026-05-01T12:00',
    temperature_2m: 78.4,
    weather_code: 1,
    wind_speed_10m: 6.2,
    relative_humidity_2m: 48,
    visibility: 16000,
  },
  daily: { sunrise: ['2026-05-01T06:45'], sunset: ['2026-05-01T20:10'] },
};

test('the front page opens with the town in its title and nothing in the console', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));

  // The forecast comes from a service of somebody else's, which no test may depend on.
  await page.route('**/v1/forecast**', (route) => route.fulfill({ json: forecast }));

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
