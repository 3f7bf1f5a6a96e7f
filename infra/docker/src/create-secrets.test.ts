import { execFileSync } from 'node:child_process';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { parse } from 'yaml';

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
    // A strict umask.
    const before = process.umask(0o077);
    output = create('--sandbox');
    process.umask(before);
  });
  afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

  it('are all that docker-compose.yml uses', () => {
    const { secrets }: { secrets: Record<string, { file: string }> } = parse(
      readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8'),
    );
    const asked = Object.values(secrets);
    const names = asked.map(({ file }) => basename(file));
    expect(readdirSync(folder).sort()).toEqual(names.sort());
  });

  it('are in a folder of their owner and are not printed', () => {
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(output).not.toContain(read('admin-password'));
    expect(output).not.toContain(read('postgres-password'));
  });

  it('can be read by the user of a container and filled in by their owner', () => {
    const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
    expect(new Set(modes)).toEqual(new Set([0o644]));
  });

  it('stay the same when the command runs again', () => {
    const before = readdirSync(folder).map(read);
    create();
    expect(readdirSync(folder).map(read)).toEqual(before);
  });

  it('contain the key with which an older town has encrypted', () => {
    const made = read('second-factor-key');
    expect(read('auth-database-url')).not.toContain(made);
    rmSync(join(folder, 'second-factor-key'));
    create();
    expect(new URL(read('auth-database-url')).password).toBe(read('second-factor-key'));
  });

  it('match each other', () => {
    expect(read('admin-database-url')).toContain(read('postgres-password'));
    const made = createPublicKey(createPrivateKey(read('slices-signing-key.pem')));
    expect(read('slices-public-keys.pem')).toBe(made.export({ type: 'spki', format: 'pem' }));
  });

  it('leave Stripe and the mail server to the operator unless the sandbox is requested', () => {
    expect(read('stripe-secret-key')).toMatch(/^sk_test_/);
    for (const name of ['stripe-secret-key', 'smtp-url']) rmSync(join(folder, name));
    create();
    expect([read('stripe-secret-key'), read('smtp-url')]).toEqual(['', '']);
  });
});
