import { expect, test } from '@playwright/test';

test('every service of the stack can serve', async ({ request }) => {
  const response = await request.get('/healthz');
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'ok' });
});

test('the gateway serves only public addresses', async ({ request }) => {
  for (const path of ['/metrics', '/readyz', '/.env', '/no-such-page']) {
    expect((await request.get(path)).status()).toBe(404);
  }
  const problem = await request.get('/api/no-such-thing');
  expect(problem.status()).toBe(404);
  expect(problem.headers()['content-type']).toBe('application/problem+json');
});
