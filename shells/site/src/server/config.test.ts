/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceUrlVariables } from '@town/contracts/api/owners';
import { readSiteConfig } from './config';

const complete = {
  ...serviceUrlVariables((service) => `http://${service}:3000`),
  SLICES_DIR: '/slices',
  SLICES_PUBLIC_KEYS: 'PEM',
  SITE_URL: 'https://town.example/',
};

test('a setting can be read from a file that an environment variable names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'town-site-config-'));
  const file = join(folder, 'key');
  writeFileSync(file, 'pk_test_rose\n');
  const { payments } = readSiteConfig({ ...complete, STRIPE_PUBLISHABLE_KEY_FILE: file });
  rmSync(folder, { recursive: true });
  expect(payments.publishableKey).toBe('pk_test_rose');
});

test('a missing file stops the server, and the error names the variable', () => {
  const read = () => readSiteConfig({ ...complete, SITE_URL: '', SITE_URL_FILE: '/no/such/file' });
  expect(read).toThrow(/SITE_URL_FILE/);
});

test('an empty setting counts as missing', () => {
  const { payments } = readSiteConfig({
    ...complete,
    STRIPE_PUBLISHABLE_KEY: '',
    STRIPE_JS_URL: '',
  });
  expect(payments).toEqual({ publishableKey: null, scriptUrl: null });
});

test.each(['/maps/town.pmtiles', 'https://tiles.example:8443/texas/town.pmtiles'])(
  'the ground of maps may come from %s',
  (address) => {
    expect(readSiteConfig({ ...complete, MAP_TILES_URL: address }).mapTilesUrl).toBe(address);
  },
);

test.each(['maps/town.pmtiles', '//tiles.example/x;y.pmtiles', 'https://tiles.example/'])(
  'the ground of maps may not come from %s',
  (address) => {
    expect(() => readSiteConfig({ ...complete, MAP_TILES_URL: address })).toThrow(/MAP_TILES_URL/);
  },
);

test('the server may take 20 seconds to stop after draining, whatever the drain time is', () => {
  const { drainMs, stopWithinMs } = readSiteConfig({ ...complete, DRAIN_MS: '30000' });
  expect([drainMs, stopWithinMs]).toEqual([30_000, 50_000]);
});
