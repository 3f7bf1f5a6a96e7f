import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDatabaseUrls } from './database-urls.js';

describe('Addresses of databases', () => {
  it('come from the environment or from files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'town-urls-'));
    const file = join(folder, 'content');
    writeFileSync(file, 'postgres://content:b@db/content\n');
    const urls = readDatabaseUrls(['catalog', 'content'], {
      CATALOG_DATABASE_URL: 'postgres://catalog:a@db/catalog',
      CONTENT_DATABASE_URL_FILE: file,
    });
    rmSync(folder, { recursive: true });
    expect(urls).toEqual({
      catalog: 'postgres://catalog:a@db/catalog',
      content: 'postgres://content:b@db/content',
    });
  });

  it('are named, but not shown, if they are missing or wrong', () => {
    const read = () =>
      readDatabaseUrls(['catalog', 'auth'], { CATALOG_DATABASE_URL: 'mysql://secret' });
    expect(read).toThrow('CATALOG_DATABASE_URL and AUTH_DATABASE_URL: must be');
    expect(read).not.toThrow(/secret/);
  });
});
