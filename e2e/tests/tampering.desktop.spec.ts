import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './support/site-test.js';

// They change files of the one stack for a moment; the slice of the staff's pages is in nobody's way.
test.describe.configure({ mode: 'serial' });

const slices = join(process.env['TOWN_DATA_DIR'] ?? '.local', 'slices');
const registry = join(slices, 'slices.json');

/** The file's content is another one while something is done. */
async function tampered(
  file: string,
  content: (text: string) => string,
  work: () => Promise<void>,
) {
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, content(before));
  try {
    await work();
  } finally {
    writeFileSync(file, before);
  }
}

test('a registry that somebody has changed is given to nobody', async ({ request }) => {
  const good = await (await request.get('/slices/slices.json')).text();
  const change = (text: string) => text.replace('"/admin"', '"/directory"');
  await tampered(registry, change, async () => {
    expect(await (await request.get('/slices/slices.json')).text()).toBe(good);
    expect((await request.get('/admin/login')).status()).toBe(200);
    expect(await (await request.get('/directory')).text()).toContain('Business Directory');
  });
});

test('a file that somebody has changed is given to nobody', async ({ request }) => {
  const { slices: live } = JSON.parse(readFileSync(registry, 'utf8')) as {
    slices: { name: string; version: string; base: string; entry: string }[];
  };
  const admin = live.find(({ name }) => name === 'mfe-admin');
  const address = `${admin?.base}${admin?.entry}`;
  const file = join(slices, 'mfe-admin', admin?.version ?? '', admin?.entry ?? '');
  expect((await request.get(address)).status()).toBe(200);
  await tampered(
    file,
    () => 'globalThis.stolen = true;',
    async () => {
      const answer = await request.get(address);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).not.toContain('stolen');
    },
  );
  expect((await request.get(address)).status()).toBe(200);
});

test('a file that nobody has published is given to nobody', async ({ request }) => {
  const file = join(slices, 'mfe-admin/left-here.js');
  writeFileSync(file, 'globalThis.stolen = true;');
  expect((await request.get('/slices/mfe-admin/left-here.js')).status()).toBe(404);
});
