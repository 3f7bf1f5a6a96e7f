import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import { publishedSchema, type RecordContent } from '@town/contracts/managed-records/record-kind';
import { townSettingsSchema } from '@town/contracts/settings/town-settings';
import { townPageSlugs } from '@town/contracts/town-pages/record';
import { readTown } from './read-town.js';

const folder = join(import.meta.dirname, '../second-town');
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const recordsOf = (kind: string): RecordContent[] => JSON.parse(textOf(`${kind}.json`));

/** What the loader adds to a record: dates and positions. */
const added = { date: '2027-03-01', publishedDate: '2027-03-01T12:00:00.000Z', position: 0 };

const kinds = managedKinds.filter(({ name }) => name !== 'notices');

test.each(kinds)('the $many of the second town could be entered by staff', (kind) => {
  const records = recordsOf(kind.name);
  expect(records.length).toBeGreaterThan(1);
  for (const record of records) {
    const parsed = publishedSchema(kind).safeParse({ ...record, ...added });
    expect({ record, error: parsed.error }).toEqual({ record, error: undefined });
  }
});

test('the second town has its own settings and all pages', () => {
  const { profile } = townSettingsSchema.parse(JSON.parse(textOf('settings.json')));
  expect(profile.name).toBe('Cedar Hollow');
  expect(recordsOf('pages').map(({ page }) => page)).toEqual([...townPageSlugs]);
});

test.each(readdirSync(folder))('%s does not mention the first town', (file) => {
  expect(textOf(file)).not.toMatch(/blanco|830-|78606|hill country/i);
});

test('the second town can be read, whose properties say no position', () => {
  const { properties } = readTown(folder);
  expect(properties.length).toBeGreaterThan(1);
  for (const property of properties) expect(property).toMatchObject({ latitude: null });
});
