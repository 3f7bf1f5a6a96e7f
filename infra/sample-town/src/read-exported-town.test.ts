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

const recordsOf = (name: string) =>
  readExportedTown(folder).records.find(({ kind }) => kind.name === name)?.records;

test('a published record shows what it holds, a draft nothing', () => {
  write('churches', [church]);
  write('events', [{ ...event, state: 'draft' }]);
  const [chapel] = recordsOf('churches') ?? [];
  expect(chapel?.shown).toBe(chapel?.content);
  expect(chapel).toMatchObject({ slug: 'chapel', content: { name: 'Chapel', denomination: null } });
  expect(recordsOf('events')).toMatchObject([{ state: 'draft', content: { title: 'Fair' } }]);
  expect(recordsOf('events')?.[0]?.shown).toBeUndefined();
});

test('unpublished changes stay beside what the public sees', () => {
  write('churches', [{ ...church, name: 'New Chapel', published: { name: 'Chapel' } }]);
  expect(recordsOf('churches')).toMatchObject([
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
])('%s is refused with its file', (_, file, content, message) => {
  mkdirSync(join(folder, 'pictures'));
  write(file, content);
  expect(() => readExportedTown(folder)).toThrow(message);
});

test('what is no JSON is refused with its file', () => {
  writeFileSync(join(folder, 'news.json'), '[');
  expect(() => readExportedTown(folder)).toThrow(/news\.json is no JSON/);
});
