import {
  createWriteStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ExportedRecord } from '@town/contracts/export/exported-record';
import type { ExportedVersion } from '@town/contracts/export/exported-version';
import { type ExportedPicture, filesOfPicture } from '@town/contracts/export/town-archive';
import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import { defaultSettings } from '@town/contracts/settings/town-settings';
import { ZipFile } from 'yazl';
import { extractTownArchive } from './extract-town-archive.js';
import { type TownSources, writeTownArchive } from './write-town-archive.js';

const now = new Date('2027-01-02T03:04:05Z');
const picture: ExportedPicture = {
  id: '00000000-0000-4000-8000-000000000001',
  hash: 'a'.repeat(32),
  width: 400,
  height: 300,
  largest: 400,
  alt: 'A wall',
  focalX: 50,
  focalY: 50,
  placeholder: 'data:',
  createdAt: now.toISOString(),
};
const church: ExportedRecord = {
  id: '00000000-0000-4000-8000-000000000002',
  slug: 'sum',
  formerSlugs: [],
  externalId: null,
  state: 'published',
  publishAt: null,
  withdrawAt: null,
  published: null,
  name: '=SUM(A1)',
};
const versions = [1, 2].map(
  (version): ExportedVersion => ({
    record: church.id,
    version,
    at: '2027-01-01T00:00:00.123456Z',
    by: 'ann@example.com',
    action: 'save',
    state: 'published',
    content: { name: `Version ${version}` },
  }),
);
const sources: TownSources = {
  settings: async () => defaultSettings,
  records: async ({ name }) => (name === 'churches' ? [church] : []),
  versions: async function* ({ name }) {
    if (name === 'churches') yield* versions;
  },
  pictures: async () => [picture],
  pictureFile: async (path) => Buffer.from(path),
};

let folder: string;
let archive: string;
let target: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'town-archive-'));
  archive = join(folder, 'town.zip');
  target = join(folder, 'town');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (given: TownSources) =>
  pipeline(writeTownArchive(given, now), createWriteStream(archive));
const read = (name: string) => readFileSync(join(target, name), 'utf8');

test('an archive has settings, records as JSON and CSV, and pictures', async () => {
  await write(sources);
  await extractTownArchive(archive, target);
  expect(readdirSync(target).sort()).toEqual(
    [
      'pictures',
      'pictures.json',
      'settings.json',
      'town.json',
      ...managedKinds.flatMap(({ name }) => [
        `${name}.csv`,
        `${name}.json`,
        `${name}-versions.ndjson`,
      ]),
    ].sort(),
  );
  expect(JSON.parse(read('settings.json'))).toEqual(defaultSettings);
  expect(JSON.parse(read('churches.json'))).toEqual([church]);
  const lines = read('churches-versions.ndjson').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual(versions);
  expect(read('news-versions.ndjson')).toBe('');
  expect(JSON.parse(read('pictures.json'))).toEqual([picture]);
  for (const path of filesOfPicture(picture)) expect(read(`pictures/${path}`)).toBe(path);
});

test('exported text cannot run as a formula in a spreadsheet', async () => {
  await write(sources);
  await extractTownArchive(archive, target);
  expect(read('churches.csv')).toContain("'=SUM(A1)");
});

test('the archive fails when a source fails', async () => {
  const pictureFile = () => Promise.reject(new Error('no disk'));
  await expect(write({ ...sources, pictureFile })).rejects.toThrow('no disk');
  await expect(extractTownArchive(archive, target)).rejects.toThrow(archive);
});

test('the archive fails when the pictures cannot be listed', async () => {
  const pictures = () => Promise.reject(new Error('no database'));
  await expect(write({ ...sources, pictures })).rejects.toThrow('no database');
  await expect(extractTownArchive(archive, target)).rejects.toThrow(archive);
});

test('the archive fails when a history cannot be read to its end', async () => {
  const broken = async function* () {
    yield* versions;
    throw new Error('no database');
  };
  await expect(write({ ...sources, versions: broken })).rejects.toThrow('no database');
  await expect(extractTownArchive(archive, target)).rejects.toThrow(archive);
});

test.each(['../outside.json', '/etc/town.json', 'run.sh', 'pictures/a/1.jpg'])(
  'the name %s is refused',
  async (name) => {
    const zip = new ZipFile();
    // The library refuses to write some of these names, so another is written and replaced.
    const safe = 'x'.repeat(name.length);
    zip.addBuffer(Buffer.from('{}'), safe);
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(archive));
    writeFileSync(archive, readFileSync(archive, 'latin1').replaceAll(safe, name), 'latin1');
    await expect(extractTownArchive(archive, target)).rejects.toThrow(name.split('/').at(-1));
    expect(readdirSync(folder)).toEqual(['town.zip']);
  },
);
