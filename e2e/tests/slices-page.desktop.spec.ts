import { expect } from '@playwright/test';
import { open, test } from './support/site-test';
import { firstAccount, signIn } from './support/staff';

test('an administrator sees the live slices, with the time and author of each release', async ({
  page,
}) => {
  await signIn(page);
  await open(page, '/admin/account');
  await page.getByRole('link', { name: 'Slices' }).click();
  const versions = page.getByRole('region', { name: 'Versions of mfe-directory' });
  const live = versions.getByRole('row').filter({ hasText: 'Live' });
  await expect(live).toHaveCount(1);
  await expect(live).toContainText('by operator');
  await expect(live).toContainText('KB');
});

test('only administrators can read the state of the slices', async ({ request }) => {
  const address = '/api/admin/slices';
  expect((await request.get(address)).status()).toBe(401);
  const stolen = { authorization: 'Bearer stolen' };
  expect((await request.get(address, { headers: stolen })).status()).toBe(401);
  const { email, password } = firstAccount();
  const signedIn = await request.post('/api/admin/login', {
    data: { username: email, password },
  });
  const { token }: { token: string } = await signedIn.json();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(address, { headers });
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toContain('no-store');
  const { versions }: { versions: { slice: string; role: string }[] } = await answer.json();
  expect(versions.filter(({ role }) => role === 'live').map(({ slice }) => slice)).toContain(
    'mfe-events',
  );
  expect((await request.post(address, { headers })).ok()).toBe(false);
});
