import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceConfigSchema } from '@town/service-kit/config/service-config';
import { SecretBox } from './secret-box.js';

const boxOf = (password: string) =>
  new SecretBox(
    serviceConfigSchema.parse({
      DATABASE_URL: `postgres://auth:${password}@127.0.0.1/auth`,
      NATS_URL: 'nats://127.0.0.1:1',
      SITE_URL: 'http://localhost:8080',
    }),
  );

test('a sealed text can be read by another process with the same key', () => {
  expect(boxOf('one').open(boxOf('one').seal('secret', 'ada'), 'ada')).toBe('secret');
});

test('a sealed text cannot be read with another key or for another account', () => {
  const sealed = boxOf('one').seal('secret', 'ada');
  expect(boxOf('two').open(sealed, 'ada')).toBeUndefined();
  expect(boxOf('one').open(sealed, 'bea')).toBeUndefined();
  expect(boxOf('one').open(`A${sealed.slice(1)}x`, 'ada')).toBeUndefined();
  expect(boxOf('one').open('', 'ada')).toBeUndefined();
});

test('a service without any key does not start', () => {
  expect(() => boxOf('')).toThrow(/SECOND_FACTOR_KEY/);
});

test.each(['an empty', 'no'])(
  'a service whose key is in a named file does not start with %s file',
  (which) => {
    const folder = mkdtempSync(join(tmpdir(), 'town-key-'));
    const file = join(folder, 'second-factor-key');
    if (which === 'an empty') writeFileSync(file, '');
    process.env['SECOND_FACTOR_KEY_FILE'] = file;
    try {
      expect(() => boxOf('one')).toThrow(/SECOND_FACTOR_KEY_FILE/);
    } finally {
      delete process.env['SECOND_FACTOR_KEY_FILE'];
      rmSync(folder, { recursive: true });
    }
  },
);
