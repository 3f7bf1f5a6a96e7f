import { eventCategories } from '@town/contracts/event-categories';
import { addDays } from '@town/contracts/town-date';
import { nextNth, nextWeekday } from './calendar.js';
import { sampleEvents } from './events.js';

test('every sample event is today or later, whatever day it is', () => {
  for (let day = '2027-01-01'; day < '2028-03-01'; day = addDays(day, 1)) {
    const past = sampleEvents(day).filter(({ date }) => date < day);
    expect(past).toEqual([]);
  }
});

test('the sample town has 15 events with different titles over all categories', () => {
  const events = sampleEvents('2027-05-05');
  expect(events).toHaveLength(15);
  expect(new Set(events.map(({ title }) => title)).size).toBe(15);
  expect(new Set(events.map(({ category }) => category))).toEqual(new Set(eventCategories));
});

test('the second Saturday of June 2027 is the 12th, and after it comes the next year', () => {
  expect(nextNth('2027-01-01', 2, 6, 6)).toBe('2027-06-12');
  expect(nextNth('2027-06-12', 2, 6, 6)).toBe('2027-06-12');
  expect(nextNth('2027-06-13', 2, 6, 6)).toBe('2028-06-10');
});

test('a day of the week that is today is next', () => {
  expect(nextWeekday('2027-01-02', 6)).toBe('2027-01-02');
  expect(nextWeekday('2027-01-03', 6)).toBe('2027-01-09');
});
