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

test('a page is not compressed for a client that refuses it', async ({ request }) => {
  const encodingOf = async (accepts: string) => {
    const answer = await request.get('/about', { headers: { 'accept-encoding': accepts } });
    expect(await answer.text()).toContain('<h1');
    return answer.headers()['content-encoding'];
  };
  expect(await encodingOf('gzip')).toBe('gzip');
  // The cache now contains the page, both compressed and uncompressed.
  expect(await encodingOf('gzip;q=0')).toBeUndefined();
});

test('a drawing was compressed by the build, so its response has a content length', async ({
  request,
}) => {
  const answer = await request.get('/illustrations/house.svg', {
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.headers()).toMatchObject({
    'content-encoding': 'br',
    'content-length': expect.stringMatching(/^\d+$/),
  });
});
