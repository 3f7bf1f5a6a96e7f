import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventCategories } from '@town/contracts/calendar/categories';
import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { addDays } from '@town/contracts/town/date';
import { nextNth, nextWeekday } from './calendar.js';
import { readTown } from './read-town.js';
import { nextDate } from './town-event.js';

const folder = join(import.meta.dirname, '../town');
const at = (day: string) => readTown(folder, new Date(`${day}T18:00:00Z`));
const town = at('2027-01-01');

const recordsOf = (name: string): RecordContent[] =>
  town.records.find(({ kind }) => kind.name === name)?.records.map(({ content }) => content) ?? [];

const kinds = managedKinds.filter(({ name }) => name !== 'notices');

test.each(kinds)('the $many of the sample town could be entered by staff', ({ name }) => {
  expect(recordsOf(name).length).toBeGreaterThan(4);
});

test('the sample town can be read on any day of the year', () => {
  for (let day = '2027-01-01'; day < '2028-03-01'; day = addDays(day, 7)) {
    expect(() => at(day)).not.toThrow();
  }
});

// Pages show "0.75 acres" for every piece of land.
test('no land for sale mentions a size that differs from the one on the pages', () => {
  const land = recordsOf('properties').filter(({ propertyType }) => propertyType === 'land');
  expect(land.length).toBeGreaterThan(0);
  for (const { title, description } of land) expect(`${title} ${description}`).not.toMatch(/acre/i);
});

test('every sample event is today or later, whatever day it is', () => {
  const events: { when: object }[] = JSON.parse(readFileSync(join(folder, 'events.json'), 'utf8'));
  for (let day = '2027-01-01'; day < '2028-03-01'; day = addDays(day, 1)) {
    expect(events.filter(({ when }) => nextDate(when, day) < day)).toEqual([]);
  }
});

test('the sample town has 17 events with different titles in all categories', () => {
  const events = recordsOf('events');
  expect(events).toHaveLength(17);
  expect(new Set(events.map(({ title }) => title)).size).toBe(17);
  expect(new Set(events.map(({ category }) => category))).toEqual(new Set(eventCategories));
});

test('the second Saturday of June 2027 is the 12th, and the next one is in 2028', () => {
  expect(nextNth('2027-01-01', 2, 'Saturday', 6)).toBe('2027-06-12');
  expect(nextNth('2027-06-12', 2, 'Saturday', 6)).toBe('2027-06-12');
  expect(nextNth('2027-06-13', 2, 'Saturday', 6)).toBe('2028-06-10');
});

test('the next Saturday of a Saturday is the same day', () => {
  expect(nextWeekday('2027-01-02', 'Saturday')).toBe('2027-01-02');
  expect(nextWeekday('2027-01-03', 'Saturday')).toBe('2027-01-09');
});

test('the pages of the sample town have the texts that visitors know', () => {
  const bodies = new Map(recordsOf('pages').map(({ page, body }) => [page, String(body)]));
  const headings = bodies.get('history')?.match(/(?<=<h2>)[^<]+/g);
  expect(headings).toEqual([
    'Native American Heritage and Early Settlement',
    'Town Formation and County Seat Era',
    'German Heritage and Agricultural Development',
    'Modern Hill Country Community',
  ]);
  expect(bodies.get('history')).toContain('The census of 2020 counted 1,682 people.');
  expect(bodies.get('terms')).toContain('refundable within 30 days');
});
