import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalKeys, localKeyFiles } from '../publish/registry-keys.js';
import { readPublicKeys, verifyRegistry } from '../registry/signed-registry.js';
import { createForeignSlice, type ForeignSlice } from '../testing/foreign-slice.js';

let slice: ForeignSlice;
let dataDir: string;
beforeAll(() => {
  slice = createForeignSlice();
  dataDir = join(slice.directory, '.local');
  createLocalKeys(dataDir);
}, 120_000);
afterAll(() => slice.remove());

const registry = () =>
  verifyRegistry(
    readFileSync(join(dataDir, 'slices/slices.json'), 'utf8'),
    readPublicKeys(readFileSync(localKeyFiles(dataDir).publicKey, 'utf8')),
  );

describe('a slice in a folder of another team, with the packed platform', () => {
  it('uses packages that a registry accepts, each with a description and a changelog', () => {
    const installed = join(slice.directory, 'node_modules/@town');
    for (const name of readdirSync(installed)) {
      const files = readdirSync(join(installed, name));
      expect([name, ...files]).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md']));
      const manifest = JSON.parse(readFileSync(join(installed, name, 'package.json'), 'utf8'));
      expect([name, manifest.private]).toEqual([name, undefined]);
    }
  });

  it('passes the type check', () => {
    expect(slice.run('tsc', ['-p', '.'])).toEqual({ status: 0, output: '' });
  }, 120_000);

  it('passes its own tests', () => {
    const { status, output } = slice.run('jest', ['--ci']);
    expect(output).toContain('1 passed');
    expect(status).toBe(0);
  }, 120_000);

  it('is built, checked by the packed shell, and published from its folder', () => {
    expect(slice.run('town-slice', ['build'])).toMatchObject({ status: 0 });
    const published = slice.run('town-slice', ['publish']);
    expect(published.output).toContain(`${slice.mount} rendered, 200`);
    expect(published.output).toContain('./next-ferry rendered, 200');
    const [live] = registry().slices;
    expect(live).toMatchObject({
      name: slice.name,
      mounts: [slice.mount],
      widgets: [{ slot: 'home', module: './next-ferry', order: 10 }],
      navigation: { label: 'Ferries', es: 'Transbordadores', order: 65, to: slice.mount },
    });
    expect(live?.version).toMatch(/^0\.3\.0-/);
  }, 120_000);

  it('is refused when another slice has its address, and the error names both', () => {
    const rename = (from: string, to: string) => {
      const file = join(slice.directory, 'slice.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace(`"${from}"`, `"${to}"`));
    };
    rename(slice.name, 'mfe-rival');
    try {
      expect(slice.run('town-slice', ['build'])).toMatchObject({ status: 0 });
      const { status, output } = slice.run('town-slice', ['publish']);
      expect(status).toBe(1);
      expect(output).toContain(`mfe-rival and ${slice.name} both claim ${slice.mount}`);
    } finally {
      rename('mfe-rival', slice.name);
    }
    expect(registry().slices).toHaveLength(1);
  }, 120_000);
});
