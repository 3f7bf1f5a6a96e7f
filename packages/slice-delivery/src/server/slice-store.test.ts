import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signRegistry } from '../registry/signed-registry.js';
import type { RegisteredSlice, SliceRegistry } from '../registry/slice-registry.js';
import { RegistryReader } from './registry-reader.js';
import { SliceStore } from './slice-store.js';

const keys = generateKeyPairSync('ed25519');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slice-store-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const hashOf = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** Writes a slice's files and returns its entry in the registry. */
function publish(name: string, version: string, modules: Record<string, string>): RegisteredSlice {
  mkdirSync(join(folder, name, version, 'server'), { recursive: true });
  const integrity: Record<string, string> = {};
  const exposes: RegisteredSlice['exposes'] = {};
  for (const [expose, code] of Object.entries(modules)) {
    const server = `server/${expose.slice(2)}.cjs`;
    writeFileSync(join(folder, name, version, server), code);
    integrity[server] = hashOf(code);
    exposes[expose] = { js: [], css: [], server };
  }
  return {
    name,
    version,
    mounts: [`/${name.slice(4)}`],
    base: `/slices/${name}/${version}/`,
    container: name,
    entry: 'client/remoteEntry.js',
    exposes,
    pages: {},
    integrity,
    platform: '^1.0.0',
  };
}

let revision = 0;

/** Makes slices live; `more` are canaries and other fields of the registry. */
function register(slices: RegisteredSlice[], more: Partial<SliceRegistry> = {}): void {
  revision += 1;
  const registry = { revision, slices, canaries: [], kept: [], history: {}, ...more };
  writeFileSync(join(folder, 'slices.json'), signRegistry(registry, keys.privateKey));
}

const react = { useState() {} };
const log = () => {};

function openStore(): SliceStore {
  const reader = new RegistryReader({ directory: folder, trusted: [keys.publicKey], log });
  const sharedModules = { react };
  return new SliceStore(reader, {
    directory: folder,
    platformVersion: '1.0.0',
    sharedModules,
    log,
  });
}

const routes = { './routes': 'module.exports = { createRoutes: () => [] };' };

/** The store's slices: name, version and the modules that could be loaded. */
async function held(store: SliceStore) {
  return (await store.current()).stable.map(({ name, version, modules }) => [
    name,
    version,
    [...modules.keys()],
  ]);
}

describe('the store of slices', () => {
  it('loads what the registry names', async () => {
    register([publish('mfe-one', '1', routes)]);
    const store = openStore();
    expect(await held(store)).toEqual([['mfe-one', '1', ['./routes']]]);
    const [slice] = (await store.current()).stable;
    expect(slice?.modules.get('./routes')).toEqual({ createRoutes: expect.any(Function) });
  });

  it("gives a slice the shell's own copies of the shared modules", async () => {
    const code = "module.exports = require('react').useState;";
    register([publish('mfe-one', '1', { './routes': code })]);
    const [slice] = (await openStore().current()).stable;
    expect(slice?.modules.get('./routes')).toBe(react.useState);
  });

  it('refuses a file that is not the published one', async () => {
    const slice = publish('mfe-one', '1', { ...routes, './widget': 'module.exports = {};' });
    writeFileSync(
      join(folder, 'mfe-one/1/server/routes.cjs'),
      'module.exports = { stolen: true };',
    );
    register([slice]);
    expect(await held(openStore())).toEqual([['mfe-one', '1', ['./widget']]]);
  });

  it('refuses a file without a hash in the registry', async () => {
    register([{ ...publish('mfe-one', '1', routes), integrity: {} }]);
    expect(await held(openStore())).toEqual([['mfe-one', '1', []]]);
  });

  it.each([
    ['asks for a module that is not shared', "require('node:fs');"],
    ['asks for a file', "require('./other.cjs');"],
    ['throws', "throw new Error('broken');"],
    ['is not a script', 'this is not a script'],
  ])('keeps a slice that %s from touching the others', async (_, code) => {
    register([publish('mfe-bad', '1', { './routes': code }), publish('mfe-good', '1', routes)]);
    expect(await held(openStore())).toEqual([
      ['mfe-bad', '1', []],
      ['mfe-good', '1', ['./routes']],
    ]);
  });

  it('keeps a slice without its files in the list, but without its modules', async () => {
    register([publish('mfe-one', '1', routes), publish('mfe-two', '1', routes)]);
    rmSync(join(folder, 'mfe-one'), { recursive: true });
    expect(await held(openStore())).toEqual([
      ['mfe-one', '1', []],
      ['mfe-two', '1', ['./routes']],
    ]);
  });

  it('loads a slice whose files come back, after a pause and without a new registry', async () => {
    const slice = publish('mfe-one', '1', routes);
    rmSync(join(folder, 'mfe-one'), { recursive: true });
    register([slice]);
    const store = openStore();
    expect(await held(store)).toEqual([['mfe-one', '1', []]]);
    publish('mfe-one', '1', routes);
    expect(await held(store)).toEqual([['mfe-one', '1', []]]);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    expect(await held(store)).toEqual([['mfe-one', '1', ['./routes']]]);
  });

  it('does not run a slice again and again that throws', async () => {
    const code = 'globalThis.runs = (globalThis.runs ?? 0) + 1; throw new Error("broken");';
    register([publish('mfe-one', '1', { './routes': code })]);
    const store = openStore();
    await store.current();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await store.current();
    expect(globalThis).toMatchObject({ runs: 1 });
  });

  it('applies a changed registry and a rollback without a restart', async () => {
    const first = publish('mfe-one', '1', routes);
    register([first]);
    const store = openStore();
    await store.current();
    register([publish('mfe-one', '2-longer', routes)]);
    expect(await held(store)).toEqual([['mfe-one', '2-longer', ['./routes']]]);
    register([first]);
    expect(await held(store)).toEqual([['mfe-one', '1', ['./routes']]]);
  });

  it.each([
    ['is broken', '{ "slices": ['],
    ['says something else', '{ "slices": [{ "name": "mfe-one" }] }'],
  ])('keeps the last good registry while the new one %s', async (_, content) => {
    register([publish('mfe-one', '1', routes)]);
    const store = openStore();
    await store.current();
    writeFileSync(join(folder, 'slices.json'), content);
    expect(await held(store)).toEqual([['mfe-one', '1', ['./routes']]]);
    register([publish('mfe-one', '2-longer', routes)]);
    expect(await held(store)).toEqual([['mfe-one', '2-longer', ['./routes']]]);
  });

  it('has no slices before the first registry, and loads them when it appears', async () => {
    const store = openStore();
    expect(await held(store)).toEqual([]);
    register([publish('mfe-one', '1', routes)]);
    expect(await held(store)).toEqual([['mfe-one', '1', ['./routes']]]);
  });

  it('loads a version once, also for concurrent requests', async () => {
    register([publish('mfe-one', '1', { './routes': 'module.exports = { made: {} };' })]);
    const store = openStore();
    const all = await Promise.all([store.current(), store.current(), store.current()]);
    const modules = all.map(({ stable: [slice] }) => slice?.modules.get('./routes'));
    expect(new Set(modules).size).toBe(1);
  });
});

describe('versions besides the stable ones', () => {
  const v1 = () => publish('mfe-one', '1', routes);
  const v2 = () => publish('mfe-one', '2', routes);

  it('are loaded when some visitors get them', async () => {
    const canaries = [{ name: 'mfe-one', version: '2', percent: 10 }];
    register([v1()], { kept: [v2()], canaries });
    const { canaries: loaded } = await openStore().current();
    expect(
      loaded.map(({ slice, percent }) => [slice.version, slice.modules.size, percent]),
    ).toEqual([['2', 1, 10]]);
  });

  it('are not given to visitors when the server cannot load them', async () => {
    const broken = publish('mfe-one', '2', { './routes': "throw new Error('broken');" });
    const canaries = [{ name: 'mfe-one', version: '2', percent: 100 }];
    register([v1()], { kept: [broken], canaries });
    expect((await openStore().current()).canaries).toEqual([]);
  });

  it('are given to visitors as soon as their missing files are back', async () => {
    const canary = v2();
    rmSync(join(folder, 'mfe-one/2'), { recursive: true });
    const canaries = [{ name: 'mfe-one', version: '2', percent: 10 }];
    register([v1()], { kept: [canary], canaries });
    const store = openStore();
    expect((await store.current()).canaries).toEqual([]);
    expect((await store.preview('mfe-one', '2'))?.modules.size).toBe(0);
    v2();
    expect((await store.preview('mfe-one', '2'))?.modules.size).toBe(1);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    expect((await store.current()).canaries).toMatchObject([{ slice: { version: '2' } }]);
  });

  it('can be previewed while they are published', async () => {
    const withdrawn = v2();
    register([v1()], { kept: [withdrawn] });
    const store = openStore();
    expect((await store.preview('mfe-one', '2'))?.modules.size).toBe(1);
    expect(await store.preview('mfe-one', '3')).toBeUndefined();
    register([v1()]);
    expect(await store.preview('mfe-one', '2')).toBeUndefined();
  });

  it('are not loaded when they do not support this platform', async () => {
    register([{ ...v1(), platform: '^99.0.0' }]);
    const [slice] = (await openStore().current()).stable;
    expect([slice?.compatible, slice?.modules.size]).toEqual([false, 0]);
  });
});
