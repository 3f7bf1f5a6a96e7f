/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadedSlice } from '@town/slice-delivery/server';
import { AssetIndex } from './page-assets';

const slice: LoadedSlice = {
  name: 'mfe-events',
  version: '1',
  mounts: ['/events'],
  base: '/slices/mfe-events/1/',
  container: 'mfe_events',
  entry: 'client/remoteEntry.js',
  exposes: {
    './routes': { js: ['client/routes.js'], css: ['client/routes.css'], server: '' },
    './widget': { js: ['client/widget.js'], css: ['client/widget.css'], server: '' },
  },
  pages: { 'page-news': { js: ['client/news.js'], css: ['client/news.css'] } },
  integrity: {},
  platform: '^1.0.0',
  modules: new Map(),
  compatible: true,
  lacksFiles: false,
};

let folder: string;
let index: AssetIndex;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  const chunks = {
    main: { js: ['main.js'], css: ['main.css'] },
    'page-about': { js: ['about.js'], css: ['about.css'] },
    federation: { js: ['federation.js'], css: [] },
  };
  writeFileSync(join(folder, 'chunk-files.json'), JSON.stringify(chunks));
  writeFileSync(join(folder, 'sans.woff2'), '');
  index = new AssetIndex(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const forPage = (routes: string[], used = new Map<string, Set<string>>()) =>
  index.forPage(routes, [slice], used);

describe('what a page must load', () => {
  it("are the shell's own files and those of its page", () => {
    const page = forPage(['site', 'page-about']);
    expect(page.styles).toEqual(expect.arrayContaining(['/assets/main.css', '/assets/about.css']));
    expect(page.scripts).toEqual(['/assets/main.js']);
    expect(page.preloads).toContain('/assets/about.js');
    expect(page.preloads).not.toContain('/assets/main.js');
    expect(page.fonts).toEqual(['/assets/sans.woff2']);
  });

  it('include no files of slices that it does not show, and not the slice loader', () => {
    const page = JSON.stringify(forPage(['page-about']));
    expect(page).not.toContain('mfe-events');
    expect(page).not.toContain('federation.js');
  });

  it('include only the files of the parts of a slice that it shows', () => {
    const page = forPage([], new Map([['mfe-events', new Set(['./routes'])]]));
    const at = '/slices/mfe-events/1/client';
    expect(page.styles).toContain(`${at}/routes.css`);
    expect(page.preloads).toEqual(
      expect.arrayContaining(['/assets/federation.js', `${at}/remoteEntry.js`, `${at}/routes.js`]),
    );
    expect(JSON.stringify(page)).not.toContain('widget');
  });

  it('include only the style sheets of a widget: its scripts load when the visitor uses the page', () => {
    const page = forPage([], new Map([['mfe-events', new Set(['./widget'])]]));
    expect(page.styles).toContain('/slices/mfe-events/1/client/widget.css');
    expect(page.preloads.filter((path) => path.startsWith('/slices/'))).toEqual([]);
  });

  it("include the files of a slice's page, found by the id of its route", () => {
    const used = new Map([['mfe-events', new Set(['./routes'])]]);
    const news = '/slices/mfe-events/1/client/news.js';
    expect(forPage(['mfe-events/page-news'], used).preloads).toContain(news);
    expect(forPage(['mfe-events/page-events'], used).preloads).not.toContain(news);
    expect(forPage(['mfe-other/page-news'], used).preloads).not.toContain(news);
  });

  it('contain each file once', () => {
    const { styles } = forPage(['page-about', 'page-about']);
    expect(new Set(styles).size).toBe(styles.length);
  });
});
