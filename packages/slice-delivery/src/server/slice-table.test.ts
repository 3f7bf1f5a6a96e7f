import type { LoadedSlice } from './slice-loader.js';
import { sliceTable } from './slice-table.js';

const list = 'client/script-hashes.json';

function slice(name: string, changes: Partial<LoadedSlice> = {}): LoadedSlice {
  return {
    name,
    version: '1.0.0',
    mounts: [],
    base: `/slices/${name}/1.0.0/`,
    container: name.replace('-', '_'),
    entry: 'client/entry.js',
    exposes: {},
    widgets: [],
    pages: {},
    integrity: {
      'client/entry.js': 'sha384-entry',
      'client/page.js': 'sha384-page',
      'client/page.css': 'sha384-style',
      [list]: 'sha384-list',
      'server/routes.cjs': 'sha384-server',
    },
    platform: '^1.0.0',
    modules: new Map(),
    compatible: true,
    lacksFiles: false,
    ...changes,
  };
}

describe('the table of slices in a page', () => {
  it('has the hashes of all scripts of the slice that owns the page', () => {
    const table = sliceTable(
      [slice('mfe-events')],
      ['/slices/mfe-events/1.0.0/client/entry.js', '/slices/mfe-events/1.0.0/client/page.css'],
    );
    expect(table.integrity).toEqual({
      '/slices/mfe-events/1.0.0/client/entry.js': 'sha384-entry',
      '/slices/mfe-events/1.0.0/client/page.js': 'sha384-page',
      '/slices/mfe-events/1.0.0/client/page.css': 'sha384-style',
    });
    expect(table.slices[0]?.scriptHashes).toBeUndefined();
  });

  it('has the hashes of the entry, of the page’s own files and of the list of another slice', () => {
    const table = sliceTable(
      [slice('mfe-events')],
      ['/slices/mfe-events/1.0.0/client/page.css', '/assets/main.js'],
    );
    expect(table.integrity).toEqual({
      '/slices/mfe-events/1.0.0/client/entry.js': 'sha384-entry',
      '/slices/mfe-events/1.0.0/client/page.css': 'sha384-style',
    });
    expect(table.slices[0]?.scriptHashes).toBe('sha384-list');
  });

  it('has the hashes of all scripts of a version that was built without a list', () => {
    const integrity = { 'client/entry.js': 'sha384-entry', 'client/page.js': 'sha384-page' };
    const table = sliceTable([slice('mfe-events', { integrity })], []);
    expect(table.integrity).toEqual({
      '/slices/mfe-events/1.0.0/client/entry.js': 'sha384-entry',
      '/slices/mfe-events/1.0.0/client/page.js': 'sha384-page',
    });
    expect(table.slices[0]?.scriptHashes).toBeUndefined();
  });

  it('has no entry of a slice that does not support the platform', () => {
    const table = sliceTable([slice('mfe-events', { compatible: false })], []);
    expect(table.slices[0]?.entry).toBeNull();
  });
});
