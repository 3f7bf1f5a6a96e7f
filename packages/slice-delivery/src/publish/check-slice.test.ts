import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSlice } from './check-slice.js';
import { checkout, sliceNames } from './checkout.js';

let directory: string;
beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), 'check-slice-')), 'mfe-admin');
  for (const part of ['package.json', 'slice.json', 'src', 'dist/client', 'dist/server']) {
    cpSync(join(checkout, 'mfe-admin', part), join(directory, part), { recursive: true });
  }
});
afterEach(() => rmSync(join(directory, '..'), { recursive: true }));

function edit(file: string, change: (text: string) => string): void {
  const path = join(directory, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}
const editManifest = (change: Record<string, unknown>) =>
  edit('slice.json', (text) => JSON.stringify({ ...JSON.parse(text), ...change }));

describe('a slice that is checked before it is published', () => {
  it('passes when the shell can render all its parts', async () => {
    expect((await checkSlice(directory)).join('\n')).toContain('/admin/login rendered, 200');
  });

  it('passes when it writes to the log, even late, and leaves timers running', async () => {
    edit(
      'dist/server/routes.cjs',
      () =>
        "module.exports = { createRoutes: () => [{ path: 'admin', Component() { setInterval(() => console.log('late'), 10); return null; } }] };",
    );
    expect((await checkSlice(directory)).join('\n')).toContain('/admin rendered, 200');
  });

  it.each(sliceNames())('%s of this repository may be published', async (slice) => {
    expect(await checkSlice(join(checkout, slice))).not.toEqual([]);
  });

  // The report differs between builds, so the same sources would become another version each time.
  it.each(sliceNames())('%s contains no report about its sources', (slice) => {
    const built = readdirSync(join(checkout, slice, 'dist/client'));
    expect(built).toContain('mf-manifest.json');
    expect(built.filter((file) => file.startsWith('mf-stats'))).toEqual([]);
  });

  it.each([
    [
      'promises a module that has no source',
      () => editManifest({ exposes: { './routes': './src/routes.tsx', './map': './src/map.tsx' } }),
      './src/map.tsx, which does not exist',
    ],
    [
      'promises a module that was not built',
      () =>
        editManifest({ exposes: { './routes': './src/routes.tsx', './map': './src/routes.tsx' } }),
      './map was not built',
    ],
    ['asks for another platform', () => editManifest({ platform: '^99.0.0' }), 'platform ^99.0.0'],
    [
      'mounts an address that it has no page for',
      () => editManifest({ mounts: ['/admin', '/moon'] }),
      'mounts /moon and has no route there',
    ],
    [
      'has pages outside of its mounts',
      () => editManifest({ mounts: ['/moon'] }),
      '/admin/login is under none of its mounts',
    ],
    [
      'mounts a page of the shell',
      () => editManifest({ mounts: ['/admin', '/about'] }),
      '/about, which is a page of the shell',
    ],
    [
      'mounts an address of the gateway',
      () => editManifest({ mounts: ['/admin', '/api'] }),
      '/api is reserved',
    ],
    [
      'fills a slot with a module that it does not expose',
      () => editManifest({ widgets: [{ slot: 'home', module: './map', order: 10 }] }),
      'the slot home names ./map, which is not exposed',
    ],
    [
      'has an entry in the navigation to another page than its own',
      () => editManifest({ navigation: { label: 'Moon', order: 10, to: '/moon' } }),
      'leads to /moon, which is under none of its mounts',
    ],
    [
      'needs a shared module that the shell does not have',
      () =>
        edit('dist/client/mf-manifest.json', (text) =>
          text.replace('"@town/slice-kit/state"', '"@town/slice-kit/moon"'),
        ),
      'it needs @town/slice-kit/moon',
    ],
    [
      'exports something else from its routes',
      () => edit('dist/server/routes.cjs', () => 'module.exports = {};'),
      './routes does not export what routes must',
    ],
    [
      'throws on the server',
      () => edit('dist/server/routes.cjs', (text) => `throw new Error('broken');${text}`),
      'slice module cannot be loaded: broken',
    ],
    [
      'has a page that cannot be rendered',
      () =>
        edit(
          'dist/server/routes.cjs',
          () =>
            "module.exports = { createRoutes: () => [{ path: 'admin', Component() { throw new Error('broken'); } }] };",
        ),
      'part of a page failed to render: broken',
    ],
    [
      'gives two routes one id',
      () =>
        edit(
          'dist/server/routes.cjs',
          () =>
            "module.exports = { createRoutes: () => [{ id: 'x', path: 'admin' }, { id: 'x', path: 'admin/a', Component() {} }] };",
        ),
      'route id collision',
    ],
    [
      'leaves a rejected promise behind',
      () =>
        edit(
          'dist/server/routes.cjs',
          () =>
            "module.exports = { createRoutes: () => [{ path: 'admin', Component() { void Promise.reject(new Error('stray')); return null; } }] };",
        ),
      'nobody handles its error: Error: stray',
    ],
  ])('is refused when it %s', async (_, breakIt, message) => {
    breakIt();
    await expect(checkSlice(directory)).rejects.toThrow(message);
  });

  it('is refused when it is too large', async () => {
    const heavy = Array.from({ length: 60_000 }, (_, index) => (index * 7919) % 9973).join();
    const { exposes }: { exposes: { assets: { js: { sync: string[] } } }[] } = JSON.parse(
      readFileSync(join(directory, 'dist/client/mf-manifest.json'), 'utf8'),
    );
    const file = `dist/client/${exposes[0]?.assets.js.sync[0]}`;
    rmSync(join(directory, `${file}.br`));
    edit(file, (text) => `${text}//${heavy}`);
    await expect(checkSlice(directory)).rejects.toThrow('90000 are allowed');
  });
});
