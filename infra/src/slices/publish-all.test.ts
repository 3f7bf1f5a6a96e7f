import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyRegistry } from '@town/contracts/signed-registry';
import { changeRegistry } from './change-registry.js';
import { FolderStorage } from './folder-storage.js';
import { publishAll } from './publish-all.js';
import { rolledBack } from './registry-changes.js';
import { sliceNames } from './slice-names.js';
import { writeBuiltSlice } from './testing/built-slice.js';

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
  for (const name of sliceNames) writeBuiltSlice(join(folder, name), text, name);
  const [slice] = await publishAll(folder, slicesDir, keys);
  return slice?.version ?? '';
}

const registryFile = () => join(slicesDir, 'slices.json');
const live = () =>
  verifyRegistry(readFileSync(registryFile(), 'utf8'), keys.trusted).slices.map(
    ({ version }) => version,
  );

describe('a start of the local stack', () => {
  it('makes what is built live, also what was live before', async () => {
    const first = await start('first');
    const second = await start('second');
    expect(live()[0]).toBe(second);
    await start('first');
    expect(live()[0]).toBe(first);
  });

  it('leaves what was rolled back as it is', async () => {
    const first = await start('first');
    await start('second');
    const [name] = sliceNames;
    await changeRegistry(new FolderStorage(slicesDir), keys, (now) => rolledBack(now, name));
    await start('second');
    expect(live()[0]).toBe(first);
  });

  it('begins a new registry in place of one that somebody has changed', async () => {
    const version = await start('first');
    writeFileSync(
      registryFile(),
      readFileSync(registryFile(), 'utf8').replaceAll(version, '6.6.6'),
    );
    await start('first');
    expect(live()[0]).toBe(version);
  });

  it('puts files right that are not what was published', async () => {
    const version = await start('first');
    const file = join(slicesDir, sliceNames[0], version, 'client/routes.js');
    writeFileSync(file, 'stolen');
    await start('first');
    expect(readFileSync(file, 'utf8')).toBe('/* first */');
  });
});
