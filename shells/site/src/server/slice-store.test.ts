/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegisteredSlice } from '@town/contracts/slice-registry';
import { useState } from 'react';
import { SliceStore } from './slice-store';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slice-store-'));
  // Every test brings about what is logged; the log is not what it is about.
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const hashOf = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** Writes a slice's files and gives what the registry says of it. */
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
    mounts: [`/${name}`],
    base: `/slices/${name}/${version}/`,
    container: name,
    entry: 'client/remoteEntry.js',
    exposes,
    pages: {},
    integrity,
    platform: '^1.0.0',
  };
}

function register(...slices: RegisteredSlice[]): void {
  writeFileSync(join(folder, 'slices.json'), JSON.stringify({ slices }));
}

const routes = { './routes': 'module.exports = { createRoutes: () => [] };' };

/** What the store holds: name, version and the modules that it could load. */
async function held(store: SliceStore) {
  return (await store.current()).map(({ name, version, modules }) => [
    name,
    version,
    [...modules.keys()],
  ]);
}

describe('the store of slices', () => {
  it('loads what the registry names', async () => {
    register(publish('one', '1', routes));
    const store = new SliceStore(folder);
    expect(await held(store)).toEqual([['one', '1', ['./routes']]]);
    const [slice] = await store.current();
    expect(slice?.modules.get('./routes')).toEqual({ createRoutes: expect.any(Function) });
  });

  it("gives a slice the shell's own copies of the shared modules", async () => {
    const code = "module.exports = require('react').useState;";
    register(publish('one', '1', { './routes': code }));
    const [slice] = await new SliceStore(folder).current();
    expect(slice?.modules.get('./routes')).toBe(useState);
  });

  it('refuses a file that is not the one that was published', async () => {
    const slice = publish('one', '1', { ...routes, './widget': 'module.exports = {};' });
    writeFileSync(join(folder, 'one/1/server/routes.cjs'), 'module.exports = { stolen: true };');
    register(slice);
    expect(await held(new SliceStore(folder))).toEqual([['one', '1', ['./widget']]]);
  });

  it('refuses a file that the registry has no hash of', async () => {
    register({ ...publish('one', '1', routes), integrity: {} });
    expect(await held(new SliceStore(folder))).toEqual([['one', '1', []]]);
  });

  it.each([
    ['asks for a module that is not shared', "require('node:fs');"],
    ['asks for a file', "require('./other.cjs');"],
    ['throws', "throw new Error('broken');"],
    ['is not a script', 'this is not a script'],
  ])('keeps a slice that %s from touching the others', async (_, code) => {
    register(publish('bad', '1', { './routes': code }), publish('good', '1', routes));
    expect(await held(new SliceStore(folder))).toEqual([
      ['bad', '1', []],
      ['good', '1', ['./routes']],
    ]);
  });

  it('keeps a slice whose files are gone in the list, without its modules', async () => {
    register(publish('one', '1', routes), publish('two', '1', routes));
    rmSync(join(folder, 'one'), { recursive: true });
    expect(await held(new SliceStore(folder))).toEqual([
      ['one', '1', []],
      ['two', '1', ['./routes']],
    ]);
  });

  it('picks up a changed registry without a restart, and goes back', async () => {
    const first = publish('one', '1', routes);
    register(first);
    const store = new SliceStore(folder);
    await store.current();
    register(publish('one', '2-longer', routes));
    expect(await held(store)).toEqual([['one', '2-longer', ['./routes']]]);
    register(first);
    expect(await held(store)).toEqual([['one', '1', ['./routes']]]);
  });

  it.each([
    ['is broken', '{ "slices": ['],
    ['says something else', '{ "slices": [{ "name": "one" }] }'],
  ])('keeps the last good registry while the new one %s', async (_, content) => {
    register(publish('one', '1', routes));
    const store = new SliceStore(folder);
    await store.current();
    writeFileSync(join(folder, 'slices.json'), content);
    expect(await held(store)).toEqual([['one', '1', ['./routes']]]);
    register(publish('one', '2-longer', routes));
    expect(await held(store)).toEqual([['one', '2-longer', ['./routes']]]);
  });

  it('has no slices before the first registry is there, and has them once it is', async () => {
    const store = new SliceStore(folder);
    expect(await held(store)).toEqual([]);
    register(publish('one', '1', routes));
    expect(await held(store)).toEqual([['one', '1', ['./routes']]]);
  });

  it('loads a version once, also for many at the same time', async () => {
    register(publish('one', '1', { './routes': 'module.exports = { made: {} };' }));
    const store = new SliceStore(folder);
    const all = await Promise.all([store.current(), store.current(), store.current()]);
    const modules = all.map(([slice]) => slice?.modules.get('./routes'));
    expect(new Set(modules).size).toBe(1);
  });
});
