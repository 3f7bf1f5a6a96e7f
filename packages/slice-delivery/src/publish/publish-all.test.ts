import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyRegistry } from '../registry/signed-registry.js';
import { writeBuiltSlice } from '../testing/built-slice.js';
import { changeRegistry } from './change-registry.js';
import { FolderStorage } from './folder-storage.js';
import { publishAll } from './publish-all.js';
import { rolledBack } from './registry-changes.js';

const names = ['mfe-directory', 'mfe-events'] as const;
const pair = generateKeyPairSync('ed25519');
const keys = { privateKey: pair.privateKey, trusted: [pair.publicKey] };

let folder: string;
let slicesDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-all-'));
  slicesDir = join(folder, 'slices');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A start of the local stack with slices that were built from this text. */
async function start(text: string): Promise<string> {
  for (const name of names) writeBuiltSlice(join(folder, name), text, name);
  const [slice] = await publishAll(folder, new FolderStorage(slicesDir), keys);
  return slice?.version ?? '';
}

const registryFile = () => join(slicesDir, 'slices.json');
const live = () =>
  verifyRegistry(readFileSync(registryFile(), 'utf8'), keys.trusted).slices.map(
    ({ version }) => version,
  );

describe('a start of the local stack', () => {
  it('makes the current build live, also one that was live before', async () => {
    const first = await start('first');
    const second = await start('second');
    expect(live()[0]).toBe(second);
    await start('first');
    expect(live()[0]).toBe(first);
  });

  it('keeps a rollback', async () => {
    const first = await start('first');
    await start('second');
    const [name] = names;
    await changeRegistry(new FolderStorage(slicesDir), keys, (now) => rolledBack(now, name));
    await start('second');
    expect(live()[0]).toBe(first);
  });

  it('replaces a registry that somebody has changed', async () => {
    const version = await start('first');
    writeFileSync(
      registryFile(),
      readFileSync(registryFile(), 'utf8').replaceAll(version, '6.6.6'),
    );
    await start('first');
    expect(live()[0]).toBe(version);
  });

  it('repairs files that are not the published ones', async () => {
    const version = await start('first');
    const file = join(slicesDir, names[0], version, 'client/routes.js');
    writeFileSync(file, 'stolen');
    await start('first');
    expect(readFileSync(file, 'utf8')).toBe('/* first */');
  });
});
