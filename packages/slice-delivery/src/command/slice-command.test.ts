import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createLocalKeys, localKeyFiles } from '../publish/registry-keys.js';
import { readPublicKeys, verifyRegistry } from '../registry/signed-registry.js';

const command = new URL('./slice-command.js', import.meta.url).pathname;
const name = 'mfe-admin';
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'slice-command-'));
  createLocalKeys(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const env = () => ({ PATH: process.env['PATH'], DATA_DIR: dataDir });

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    encoding: 'utf8',
    env: env(),
  });
  return { status, output: stdout + stderr };
}

function registry() {
  const keys = readPublicKeys(readFileSync(localKeyFiles(dataDir).publicKey, 'utf8'));
  return verifyRegistry(readFileSync(join(dataDir, 'slices/slices.json'), 'utf8'), keys);
}

describe('npm run slice', () => {
  it('checks, publishes, tries, promotes, rolls back and withdraws a built slice', () => {
    expect(run('check', name)).toMatchObject({ status: 0 });
    expect(run('publish', name, '--version', '1.0.0').output).toContain(
      '/admin/login rendered, 200',
    );
    expect(registry().slices.map(({ version }) => version)).toEqual(['1.0.0']);

    run('publish', name, '--version', '1.1.0', '--canary', '10');
    expect(registry().canaries).toEqual([{ name, version: '1.1.0', percent: 10 }]);
    run('promote', name, '--percent', '50');
    expect(registry().canaries).toEqual([{ name, version: '1.1.0', percent: 50 }]);
    expect(run('promote', name).output).toContain('mfe-admin 1.1.0 (stable)');
    expect(registry().canaries).toEqual([]);

    expect(run('rollback', name).output).toContain('mfe-admin 1.0.0 (stable)');
    expect(run('rollback', name)).toMatchObject({ status: 1 });
    expect(run('withdraw', name, '--version', '1.0.0').output).toContain('is live');
    expect(run('withdraw', name, '--version', '1.1.0').status).toBe(0);
    expect(run('list').output).toContain('mfe-admin 1.0.0 (stable)');
    expect(run('list').output).not.toContain('1.1.0');
  });

  it('keeps every version when many publish at once', async () => {
    const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];
    await Promise.all(
      versions.map((version) =>
        promisify(execFile)(process.execPath, [command, 'publish', name, '--version', version], {
          env: env(),
        }),
      ),
    );
    const { slices, kept, revision } = registry();
    expect([...slices, ...kept].map(({ version }) => version).sort()).toEqual(versions);
    expect(revision).toBeGreaterThan(0);
  });

  it('removes a slice from the site, even one with a single version', () => {
    run('publish', name, '--version', '1.0.0');
    expect(run('rollback', name).output).toContain('no earlier version');
    expect(run('remove', name)).toMatchObject({ status: 0, output: `${name} is removed.\n` });
    expect(registry()).toMatchObject({ slices: [], canaries: [], kept: [], history: {} });
    expect(existsSync(join(dataDir, 'slices', name, '1.0.0'))).toBe(false);
    expect(run('remove', name).output).toContain(`There is no slice ${name} on the site`);
  });

  it('refuses to change a registry that was tampered with', () => {
    run('publish', name, '--version', '1.0.0');
    const file = join(dataDir, 'slices/slices.json');
    const changed = readFileSync(file, 'utf8').replace('"/admin"', '"/news"');
    writeFileSync(file, changed);
    const { status, output } = run('publish', name, '--version', '1.1.0');
    expect(status).toBe(1);
    expect(output).toContain('signature');
    expect(readFileSync(file, 'utf8')).toBe(changed);
  });

  it.each([
    [['fly', name], 'Usage'],
    [['publish'], 'Name a slice'],
    [['publish', 'mfe-nothing'], 'There is no slice mfe-nothing'],
    [['publish', name, '--version', '../../etc'], 'is not a version'],
    [['publish', name, '--canary', '0'], '1 to 100'],
    [['promote', name], 'no canary to promote'],
    [['rollback', name], 'no earlier version'],
    [['withdraw', name, '--version', '9.9.9'], `${name} 9.9.9 is not published`],
  ])('says what is wrong with %j', (args, message) => {
    const { status, output } = run(...args);
    expect(status).toBe(1);
    expect(output).toContain(message);
    expect(output).not.toMatch(/\bat .+:\d+:\d+/);
  });
});
