import { generateKeyPairSync } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portOf } from '@town/process-kit/port-of';
import { verifyRegistry } from '../registry/signed-registry.js';
import { writeBuiltSlice } from '../testing/built-slice.js';
import { changeRegistry } from './change-registry.js';
import { FolderStorage } from './folder-storage.js';
import { publishSlice } from './publish-slice.js';
import { pullSlices } from './pull-slices.js';
import { withoutVersion } from './registry-changes.js';
import { endFailedCanaries } from './watch-canaries.js';

const pair = generateKeyPairSync('ed25519');
const keys = { privateKey: pair.privateKey, trusted: [pair.publicKey] };
const name = 'mfe-weather';

let folder: string;
let published: string;
let served: string;
let storage: FolderStorage;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pull-slices-'));
  published = join(folder, 'published');
  served = join(folder, 'served');
  storage = new FolderStorage(published);
});
afterEach(() => rmSync(folder, { recursive: true }));

const publish = (version: string, canary?: number) =>
  publishSlice(storage, keys, writeBuiltSlice(join(folder, version), version), { version, canary });
const read = (file: string) => readFileSync(join(served, file), 'utf8');

describe('a copy of the published slices', () => {
  it('has every version that the registry names, and is made once for each revision', async () => {
    await publish('1.0.0');
    await publish('1.1.0', 10);
    expect(await pullSlices(storage, keys.trusted, served)).toContain(served);
    expect(read('mfe-weather/1.1.0/client/routes.js')).toBe('/* 1.1.0 */');
    expect(read('mfe-weather/1.0.0/server/routes.cjs')).toContain('1.0.0');
    expect(read('slices.json')).toBe(readFileSync(join(published, 'slices.json'), 'utf8'));
    expect(await pullSlices(storage, keys.trusted, served)).toBeUndefined();
  });

  it('loses versions that the registry no longer names, because the gateway serves everything', async () => {
    await publish('1.0.0');
    await publish('1.1.0', 10);
    await pullSlices(storage, keys.trusted, served);
    await changeRegistry(storage, keys, (now) => withoutVersion(now, name, '1.1.0'));
    await pullSlices(storage, keys.trusted, served);
    expect(existsSync(join(served, 'mfe-weather/1.1.0'))).toBe(false);
    expect(existsSync(join(served, 'mfe-weather/1.0.0/client/routes.js'))).toBe(true);
  });

  it('loses the remains of an interrupted copy, but not the files of a copy in progress', async () => {
    await publish('1.0.0');
    const [left, copied] = ['7', '8'].map((pid) => join(served, name, `1.0.0.${pid}.unfinished`));
    for (const unfinished of [left!, copied!]) mkdirSync(unfinished, { recursive: true });
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    utimesSync(left!, longAgo, longAgo);
    await pullSlices(storage, keys.trusted, served);
    expect(existsSync(left!)).toBe(false);
    expect(existsSync(copied!)).toBe(true);
    utimesSync(copied!, longAgo, longAgo);
    await pullSlices(storage, keys.trusted, served);
    expect(existsSync(copied!)).toBe(false);
  });

  it('is repaired when some of its files are missing, even without a new revision', async () => {
    await publish('1.0.0');
    await pullSlices(storage, keys.trusted, served);
    rmSync(join(served, 'mfe-weather/1.0.0/server'), { recursive: true });
    expect(await pullSlices(storage, keys.trusted, served)).toContain(served);
    expect(read('mfe-weather/1.0.0/server/routes.cjs')).toContain('1.0.0');
    expect(await pullSlices(storage, keys.trusted, served)).toBeUndefined();
  });

  it('is repaired with the next revision when one of its files was truncated', async () => {
    await publish('1.0.0');
    await pullSlices(storage, keys.trusted, served);
    writeFileSync(join(served, 'mfe-weather/1.0.0/client/routes.js'), '');
    await publish('1.1.0', 10);
    await pullSlices(storage, keys.trusted, served);
    expect(read('mfe-weather/1.0.0/client/routes.js')).toBe('/* 1.0.0 */');
  });

  it('stays unchanged while a file is not the published one', async () => {
    await publish('1.0.0');
    await pullSlices(storage, keys.trusted, served);
    const before = read('slices.json');
    await publish('1.1.0');
    writeFileSync(join(published, 'mfe-weather/1.1.0/client/routes.js'), 'stolen');
    await expect(pullSlices(storage, keys.trusted, served)).rejects.toThrow('client/routes.js');
    expect(read('slices.json')).toBe(before);
    expect(existsSync(join(served, 'mfe-weather/1.1.0'))).toBe(false);
  });

  it('stays unchanged while the registry is tampered with, or older', async () => {
    await publish('1.0.0');
    const older = readFileSync(join(published, 'slices.json'), 'utf8');
    await publish('1.1.0');
    await pullSlices(storage, keys.trusted, served);
    const before = read('slices.json');
    writeFileSync(join(published, 'slices.json'), older);
    await expect(pullSlices(storage, keys.trusted, served)).rejects.toThrow('older');
    writeFileSync(join(published, 'slices.json'), before.replace('1.1.0', '6.6.6'));
    await expect(pullSlices(storage, keys.trusted, served)).rejects.toThrow('signature');
    expect(read('slices.json')).toBe(before);
  });
});

describe('a canary that a server of the site has suspended', () => {
  const registry = async () =>
    verifyRegistry((await storage.readRegistry())?.text ?? '', keys.trusted);

  async function watch(
    canaries: string,
    more: string[] = [],
    host = '127.0.0.1',
    resolve?: Parameters<typeof endFailedCanaries>[3],
  ): Promise<string[]> {
    const server = createServer((_, response) => response.end(canaries));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = `http://${host}:${portOf(server)}`;
    const lines = await endFailedCanaries(storage, keys, [...more, address], resolve);
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    return lines;
  }
  const suspended = (version: string) =>
    JSON.stringify({
      canaries: [{ name, version, suspended: true, visitors: 20, failed: 5 }],
    });

  it('is ended on all servers, even while another server does not answer', async () => {
    await publish('1.0.0');
    await publish('1.1.0', 10);
    const lines = await watch(suspended('1.1.0'), ['http://127.0.0.1:9']);
    expect(lines[0]).toContain('127.0.0.1:9 does not answer');
    expect(lines[1]).toContain('1.1.0 failed too often');
    const { canaries, slices } = await registry();
    expect(canaries).toEqual([]);
    expect(slices.map(({ version }) => version)).toEqual(['1.0.0']);
  });

  it('is found at each of the servers behind one name', async () => {
    await publish('1.0.0');
    await publish('1.1.0', 10);
    const behind = ['127.0.0.9', '127.0.0.1'].map((address) => ({ address, family: 4 }));
    const resolve = (name: string) => Promise.resolve(name === 'site-pods' ? behind : []);
    const lines = await watch(suspended('1.1.0'), [], 'site-pods', resolve);
    expect(lines[0]).toMatch(/^http:\/\/127\.0\.0\.9:\d+ does not answer/);
    expect(lines[1]).toContain('1.1.0 failed too often');
  });

  it.each([
    ['is ended when it fails too often at all servers together', 5, 0, []],
    ['is left alone where the stable version fails as often', 5, 5, ['1.1.0']],
    ['is left alone where it may be the same four visitors at each server', 4, 0, ['1.1.0']],
  ])('%s', async (_, failed, stableFailed, left) => {
    await publish('1.0.0');
    await publish('1.1.0', 10);
    const stable = { visitors: 10, failed: stableFailed };
    const state = { name, version: '1.1.0', suspended: false, visitors: 10, failed, stable };
    const six = Array.from({ length: 6 }, () => ({ address: '127.0.0.1', family: 4 }));
    const resolve = () => Promise.resolve(six);
    await watch(JSON.stringify({ canaries: [state] }), [], 'site-pods', resolve);
    expect((await registry()).canaries.map(({ version }) => version)).toEqual(left);
  });

  it('is left alone when it has ended, or another version is the canary', async () => {
    await publish('1.0.0');
    await publish('1.2.0', 10);
    const before = await registry();
    expect(await watch(suspended('1.1.0'))).toEqual([]);
    expect(await watch('{"canaries":[]}')).toEqual([]);
    expect(await registry()).toEqual(before);
  });

  it('is ended once by two watches at the same time', async () => {
    await publish('1.0.0');
    await publish('1.1.0', 10);
    const all = await Promise.all([watch(suspended('1.1.0')), watch(suspended('1.1.0'))]);
    expect(all.flat()).toHaveLength(1);
  });
});

test('a registry can be signed again with another key, and then only that key counts', async () => {
  await publish('1.0.0');
  const next = generateKeyPairSync('ed25519');
  const both = { privateKey: next.privateKey, trusted: [next.publicKey, pair.publicKey] };
  await changeRegistry(storage, both, (same) => same, { signAgainAfterMs: 0 });
  const text = (await storage.readRegistry())?.text ?? '';
  expect(verifyRegistry(text, [next.publicKey]).slices).toHaveLength(1);
  expect(() => verifyRegistry(text, keys.trusted)).toThrow('unknown key');
});
