import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { townSettingsSchema } from '@town/contracts/settings/town-settings';
import { townPageSlugs } from '@town/contracts/town-pages/record';
import { readTown } from './read-town.js';

const folder = join(import.meta.dirname, '../second-town');
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const recordsOf = (kind: string): RecordContent[] => JSON.parse(textOf(`${kind}.json`));

test('the second town has its own settings and all pages', () => {
  const { profile } = townSettingsSchema.parse(JSON.parse(textOf('settings.json')));
  expect(profile.name).toBe('Cedar Hollow');
  expect(recordsOf('pages').map(({ page }) => page)).toEqual([...townPageSlugs]);
});

test.each(readdirSync(folder))('%s does not mention the first town', (file) => {
  expect(textOf(file)).not.toMatch(/blanco|830-|78606|hill country/i);
});

test('the second town can be read, though its properties have no position', () => {
  const { records } = readTown(folder, new Date('2027-03-01T12:00:00Z'));
  const properties = records.find(({ kind }) => kind.name === 'properties')?.records ?? [];
  const written = records.filter(({ kind }) => kind.name !== 'notices');
  for (const each of written) expect(each.records.length).toBeGreaterThan(1);
  expect(properties.length).toBeGreaterThan(1);
  for (const { content } of properties) expect(content).toMatchObject({ latitude: null });
});
