import { expect } from '@playwright/test';
import { test } from './support/site-test.js';

test('every page has one address, whatever the letters and the slash at the end of a link', async ({
  request,
}) => {
  for (const [asked, own] of [
    ['/About', '/about'],
    ['/Directory?tab=Dining&page=2', '/directory?tab=Dining&page=2'],
    ['/es/Directory/', '/es/directory'],
    ['/NEWS/', '/news'],
    ['/Directory/river-bend-cafe/', '/directory/river-bend-cafe'],
    ['/es/', '/es'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], asked).toEqual([301, own]);
  }
});

test('an address without a page stays a page that does not exist', async ({ request }) => {
  for (const asked of ['/Nothing/', '/es/Directory/no-such-place/', '/API/town', '/Robots.txt'])
    expect((await request.get(asked, { maxRedirects: 0 })).status(), asked).toBe(404);
});
