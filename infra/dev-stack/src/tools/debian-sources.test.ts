import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourcesForRelease } from './debian-sources.js';

describe("A machine's package sources, changed to another release", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'town-sources-'));
    mkdirSync(join(folder, 'sources.list.d'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('keep the mirror, the key and the components of a stanza', () => {
    writeFileSync(
      join(folder, 'sources.list.d/debian.sources'),
      [
        'Types: deb',
        'URIs: http://mirror.example/debian',
        'Suites: bookworm bookworm-updates',
        'Components: main contrib',
        'Signed-By: /usr/share/keyrings/some.gpg',
        '',
        'Types: deb',
        'URIs: http://mirror.example/security',
        'Suites: bookworm-security',
      ].join('\n'),
    );
    expect(sourcesForRelease('bookworm', 'trixie', folder)).toBe(
      'deb [signed-by=/usr/share/keyrings/some.gpg] http://mirror.example/debian trixie main contrib',
    );
  });

  it('keep the options of a line, and leave out other releases and source packages', () => {
    writeFileSync(
      join(folder, 'sources.list'),
      [
        '# deb http://mirror.example/old bookworm main',
        'deb [arch=amd64] http://mirror.example/debian bookworm main',
        'deb-src http://mirror.example/debian bookworm main',
        'deb http://mirror.example/debian bookworm-updates main',
      ].join('\n'),
    );
    expect(sourcesForRelease('bookworm', 'trixie', folder)).toBe(
      'deb [arch=amd64] http://mirror.example/debian trixie main',
    );
  });

  it('are empty if the machine has none for its release', () => {
    expect(sourcesForRelease('bookworm', 'trixie', folder)).toBe('');
  });
});
