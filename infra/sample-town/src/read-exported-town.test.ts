import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings } from '@town/contracts/settings/town-settings';
import { readExportedTown } from './read-exported-town.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'exported-town-'));
  write('town', { format: 'town-guide', version: 1, exportedAt: '2027-01-01T00:00:00.000Z' });
  write('settings', defaultSettings);
  write('pictures', []);
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: unknown) =>
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));

const church = {
  id: '00000000-0000-4000-8000-000000000002',
  slug: 'chapel',
  externalId: null,
  state: 'published',
  publishAt: null,
  withdrawAt: null,
  published: null,
  name: 'Chapel',
};
const event = { ...church, slug: 'fair', title: 'Fair', category: null, date: null };
const picture = {
  id: church.id,
  hash: 'a'.repeat(32),
  width: 20,
  height: 10,
  largest: 20,
  alt: 'A wall',
  focalX: 50,
  focalY: 50,
  placeholder: 'data:',
  createdAt: '2027-01-01T00:00:00.000Z',
};

const recordsOf = async (name: string) =>
  (await readExportedTown(folder)).records.find(({ kind }) => kind.name === name)?.records;

test('the public sees the content of a published record, and nothing of a draft', async () => {
  write('churches', [church]);
  write('events', [{ ...event, state: 'draft' }]);
  const [chapel] = (await recordsOf('churches')) ?? [];
  expect(chapel?.shown).toBe(chapel?.content);
  expect(chapel).toMatchObject({ slug: 'chapel', content: { name: 'Chapel', denomination: null } });
  expect(await recordsOf('events')).toMatchObject([{ state: 'draft', content: { title: 'Fair' } }]);
  expect((await recordsOf('events'))?.[0]?.shown).toBeUndefined();
});

test('unpublished changes are loaded separately from the public fields', async () => {
  write('churches', [{ ...church, name: 'New Chapel', published: { name: 'Chapel' } }]);
  expect(await recordsOf('churches')).toMatchObject([
    { content: { name: 'New Chapel' }, shown: { name: 'Chapel' } },
  ]);
});

test.each([
  ['a published record that lacks a field', 'events', [event], /events\.json: record 0[\s\S]*date/],
  ['an unknown state', 'churches', [{ ...church, state: 'gone' }], /churches\.json[\s\S]*state/],
  ['a wrong address', 'churches', [{ ...church, slug: '../x' }], /churches\.json[\s\S]*slug/],
  ['an address that comes twice', 'churches', [church, church], /churches\.json: 1\.slug/],
  ['wrong settings', 'settings', { ...defaultSettings, reviewEvents: 1 }, /settings\.json/],
  ['another form of archive', 'town', { format: 'town-guide', version: 2 }, /town\.json/],
  [
    'a hash that is a path',
    'pictures',
    [{ ...picture, hash: '../..' }],
    /pictures\.json[\s\S]*hash/,
  ],
  ['a picture without its files', 'pictures', [picture], /20\.avif is missing/],
])('%s is refused with an error that names its file', async (_, file, content, message) => {
  mkdirSync(join(folder, 'pictures'));
  write(file, content);
  await expect(readExportedTown(folder)).rejects.toThrow(message);
});

describe('the history of a kind', () => {
  const version = (number: number, more = {}) => ({
    record: church.id,
    version: number,
    at: '2027-01-01T00:00:00.123456Z',
    by: 'ann@example.com',
    action: 'save',
    state: 'published',
    content: { name: 'Chapel' },
    ...more,
  });
  const writeHistory = (versions: unknown[]) =>
    writeFileSync(
      join(folder, 'churches-versions.ndjson'),
      versions.map((each) => `${JSON.stringify(each)}\n`).join(''),
    );
  const wholeOf = async () =>
    (await readExportedTown(folder)).records.find(({ kind }) => kind.name === 'churches')?.history
      ?.whole;

  test('is missing in older archives', async () => {
    write('churches', [church]);
    expect(await wholeOf()).toBeUndefined();
  });

  test('is whole if it has the newest and the public version', async () => {
    write('churches', [{ ...church, version: 2, publishedVersion: 2 }]);
    writeHistory([version(1), version(2), version(3)]);
    expect(await wholeOf()).toEqual(new Set([church.id]));
    writeHistory([version(1)]);
    expect(await wholeOf()).toEqual(new Set());
  });

  test.each([
    ['a version that comes twice', [version(1), version(1)], /version 1 of .* is out of order/],
    ['an unknown action', [version(1), version(2, { action: 'x' })], /line 2[\s\S]*action/],
    ['a line that is no JSON', ['['], /line 1/],
  ])('with %s is refused', async (_, versions, message) => {
    write('churches', [church]);
    writeHistory(versions);
    await expect(readExportedTown(folder)).rejects.toThrow(message);
  });
});

test('a file that is not JSON is refused with an error that names it', async () => {
  writeFileSync(join(folder, 'news.json'), '[');
  await expect(readExportedTown(folder)).rejects.toThrow(/news\.json is no JSON/);
});
