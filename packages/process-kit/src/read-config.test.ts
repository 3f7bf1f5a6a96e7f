import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ConfigurationError, readConfig } from './read-config.js';

const schema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres$/ }),
  PORT: z._default(z.coerce.number(), 80),
  HOST: z._default(z.string(), '127.0.0.1'),
});
const complete = { DATABASE_URL: 'postgres://town:secret@127.0.0.1:5432/catalog' };

const folder = mkdtempSync(join(tmpdir(), 'town-config-'));
const file = join(folder, 'database-url');
writeFileSync(file, 'postgres://town:rose@db:5432/catalog\n');
afterAll(() => rmSync(folder, { recursive: true }));

test('a variable that is missing or empty takes its default', () => {
  expect(readConfig(schema, { ...complete, HOST: '' })).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 80,
  });
});

test('the error names every wrong variable and shows no value', () => {
  const read = () => readConfig(schema, { DATABASE_URL: 'mysql://secret', PORT: 'eighty' });
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(/DATABASE_URL.*PORT/);
  expect(read).not.toThrow(/secret|eighty/);
});

test('the error says what is missing, and what each wrong variable must be', () => {
  const strict = z.object({
    SITE_URL: z.url(),
    SERVICE_WORKER: z.enum(['on', 'off']),
    WORKERS: z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(9))),
    SPARE: z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(9))),
    DRAIN_MS: z.coerce.number(),
    MINUTES: z.pipe(z.coerce.number(), z.number().check(z.positive())),
    KEY: z.string().check(z.startsWith('pk_')),
    NAME: z.string(),
    OWN: z.string().check(z.refine(() => false, { error: 'must rhyme' })),
  });
  const env = { SITE_URL: 'town', SERVICE_WORKER: 'maybe', WORKERS: '0', SPARE: '1.5' };
  const more = { DRAIN_MS: 'long', MINUTES: '0', KEY: 'sk_secret', OWN: 'orange' };
  const problems = [
    'SITE_URL: must be a valid url',
    'SERVICE_WORKER: must be on or off',
    'WORKERS: must be at least 1',
    'SPARE: must be a whole number',
    'DRAIN_MS: must be a number',
    'MINUTES: must be more than 0',
    'KEY: must begin with pk_',
    'NAME: is not set',
    'OWN: must rhyme',
  ];
  expect(() => readConfig(strict, { ...env, ...more })).toThrow(
    `Invalid configuration: ${problems.join('; ')}`,
  );
});

test('a secret may be in a file that the environment names', () => {
  const { DATABASE_URL } = readConfig(schema, { DATABASE_URL: '', DATABASE_URL_FILE: file });
  expect(DATABASE_URL).toBe('postgres://town:rose@db:5432/catalog');
});

test('the content of a file is checked like a variable and not shown', () => {
  const read = () => readConfig(schema, { ...complete, PORT_FILE: file });
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(/PORT/);
  expect(read).not.toThrow(/rose/);
});

test('a file that cannot be read is a configuration error', () => {
  const read = () => readConfig(schema, { ...complete, HOST_FILE: '/no/such/file' });
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(/HOST_FILE/);
});
