import { execFileSync } from 'node:child_process';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../local/project-root.js';

describe('Secrets of a first start', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'town-secrets-')), 'secrets');
  const create = (...args: string[]) =>
    execFileSync(process.execPath, [
      join(projectRoot, 'infra/docker/create-secrets.mjs'),
      ...args,
      folder,
    ]).toString();
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  let output: string;

  beforeAll(() => {
    // A careful person's.
    const before = process.umask(0o077);
    output = create('--sandbox');
    process.umask(before);
  });
  afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

  it('are all those that docker-compose.yml asks for', () => {
    const { secrets } = parse(readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8'));
    const asked = Object.values(secrets as Record<string, { file: string }>);
    const names = asked.map(({ file }) => basename(file));
    expect(readdirSync(folder).sort()).toEqual(names.sort());
  });

  it('are in a folder of their owner, and not printed', () => {
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(output).not.toContain(read('admin-password'));
    expect(output).not.toContain(read('postgres-password'));
  });

  it('can be read by the user of a container, and filled in by their owner', () => {
    const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
    expect(new Set(modes)).toEqual(new Set([0o644]));
  });

  it('stay as they are when it runs again', () => {
    const before = readdirSync(folder).map(read);
    create();
    expect(readdirSync(folder).map(read)).toEqual(before);
  });

  it('belong together', () => {
    expect(read('admin-database-url')).toContain(read('postgres-password'));
    const made = createPublicKey(createPrivateKey(read('slices-signing-key.pem')));
    expect(read('slices-public-keys.pem')).toBe(made.export({ type: 'spki', format: 'pem' }));
  });

  it('leave Stripe and the mail server to the operator, unless the sandbox is wanted', () => {
    expect(read('stripe-secret-key')).toMatch(/^sk_test_/);
    for (const name of ['stripe-secret-key', 'smtp-url']) rmSync(join(folder, name));
    create();
    expect([read('stripe-secret-key'), read('smtp-url')]).toEqual(['', '']);
  });
});
