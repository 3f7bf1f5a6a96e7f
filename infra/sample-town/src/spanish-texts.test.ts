import { join } from 'node:path';
import type { Field } from '@town/contracts/managed-records/fields';
import { readTown } from './read-town.js';

const { settings, records } = readTown(
  join(import.meta.dirname, '../town'),
  new Date('2027-03-01'),
);
const kinds = records.filter(({ kind }) => kind.name !== 'notices');

/** A text of a record, and its Spanish text. */
interface Pair {
  place: string;
  field: Field;
  english: string;
  spanish: string;
}

function pairsOf(fields: Record<string, Field>, record: object, place: string): Pair[] {
  const values = new Map<string, unknown>(Object.entries(record));
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values.get(name);
    const { entry, translates } = field;
    if (entry && Array.isArray(value)) {
      return value.flatMap((each, index) =>
        pairsOf(entry.fields, each, `${place} ${name}.${index}`),
      );
    }
    const english = String(values.get(translates ?? '') ?? '');
    if (!english) return [];
    return [{ place: `${place} ${name}`, field, english, spanish: String(value ?? '') }];
  });
}

const pairs = kinds.flatMap(({ kind, records: all }) =>
  all.flatMap(({ content }, index) => pairsOf(kind.fields, content, `${kind.name}.${index}`)),
);
const translated = pairs.filter(({ spanish }) => spanish);

/** The parts that a translation must repeat: tags, links, figures, and names of streets and prices. */
function keptParts(text: string): string[] {
  const figures = text
    .replaceAll(/\d+(?:st|nd|rd|th)\b/g, '')
    .replaceAll(/\bnoon\b|mediodía/g, '12')
    .replaceAll(':00', '')
    .match(/\d+(?:[.,]\d+)*/g);
  const words = text.match(/<\w+|(?:href|src)="[^"]*"|\{[^}]*\}|\w+ (?:St|Street|Rd|Ave)\b/g);
  return [...(figures ?? []), ...(words ?? [])].sort();
}

test.each(kinds)('every text of the $kind.many of the sample town is in Spanish', ({ kind }) => {
  const own = pairs.filter(({ place }) => place.startsWith(`${kind.name}.`));
  expect(own.length).toBeGreaterThan(4);
  const missing = own.filter(({ field, spanish }) => !field.mayStay && !spanish);
  expect(missing.map(({ place }) => place)).toEqual([]);
});

test('the tagline and the opening notice of the sample town are in Spanish', () => {
  expect(settings.profile.taglineEs).toBeTruthy();
  expect(Boolean(settings.openingNoticeEs)).toBe(Boolean(settings.openingNotice));
});

test('Spanish texts keep the figures, streets and links of the English ones', () => {
  const partsOf = (language: 'english' | 'spanish') =>
    translated.map((pair) => ({ place: pair.place, parts: keptParts(pair[language]) }));
  expect(partsOf('spanish')).toEqual(partsOf('english'));
});

test('a time in Spanish stays on one line', () => {
  const broken = translated.filter(({ spanish }) => /\d [ap]\.|[ap]\. m\./.test(spanish));
  expect(broken.map(({ place }) => place)).toEqual([]);
});

test('every Spanish text could be entered by staff', () => {
  const refused = translated.filter(
    ({ field, spanish }) => !field.schema.safeParse(spanish).success,
  );
  expect(refused).toEqual([]);
});
