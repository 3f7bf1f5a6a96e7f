import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError, readConfig } from './read-config.js';
import { serviceConfigSchema } from './service-config.js';

const complete = {
  DATABASE_URL: 'postgres://town:secret@127.0.0.1:5432/catalog',
  NATS_URL: 'nats://127.0.0.1:4222',
  SITE_URL: 'http://localhost:8080',
};

test('what is not given takes its default', () => {
  const config = readConfig(serviceConfigSchema, { ...complete, LOG_LEVEL: '' });
  expect(config).toMatchObject({ HOST: '127.0.0.1', LOG_LEVEL: 'log', DATABASE_POOL_SIZE: 10 });
});

test('every wrong variable is named, and no value is shown', () => {
  const read = () =>
    readConfig(serviceConfigSchema, {
      ...complete,
      DATABASE_URL: 'mysql://secret',
      PORT: 'eighty',
    });
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(/PORT.*DATABASE_URL/);
  expect(read).not.toThrow(/secret|eighty/);
});

test('a secret may be in a file, which the environment only names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'town-config-'));
  const file = join(folder, 'database-url');
  writeFileSync(file, 'postgres://town:rose@db:5432/catalog\n');
  const config = readConfig(serviceConfigSchema, {
    ...complete,
    DATABASE_URL: '',
    DATABASE_URL_FILE: file,
  });
  rmSync(folder, { recursive: true });
  expect(config.DATABASE_URL).toBe('postgres://town:rose@db:5432/catalog');
});

test('what a file says is checked like anything else, and not shown', () => {
  const read = () =>
    readConfig(serviceConfigSchema, {
      ...complete,
      DATABASE_URL: undefined,
      DATABASE_URL_FILE: import.meta.filename,
    });
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(/DATABASE_URL: must be/);
});

test('a file that is missing is a wrong configuration', () => {
  const read = () =>
    readConfig(serviceConfigSchema, { ...complete, AUTH_URL_FILE: '/no/such/file' });
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(/AUTH_URL_FILE/);
});
