import { addDays } from '../town/date.js';
import { businessEventFormSchema, dateChangeSchema } from './business-event-form.js';
import { eventChangeSchema } from './form.js';
import { latestEventDate } from './latest-date.js';

// A Friday.
const event = { title: 'Live Music', date: '2026-12-04', category: 'business' };
const parsed = (recurrence: unknown) => businessEventFormSchema.safeParse({ ...event, recurrence });
const errors = (recurrence: unknown) =>
  parsed(recurrence).error?.issues.map(({ path, message }) => [path.join('.'), message]);
const until = (date: string) => `FREQ=WEEKLY;UNTIL=${date.replaceAll('-', '')}`;

test('a form that does not ask for a rule has none to change', () => {
  expect(businessEventFormSchema.parse(event)).not.toHaveProperty('recurrence');
});

test.each([
  ['rrule:freq=monthly;byday=1fr', 'FREQ=MONTHLY;BYDAY=1FR'],
  ['', null],
  [null, null],
])('the rule %j is stored as %j', (given, stored) => {
  expect(parsed(given).data?.recurrence).toBe(stored);
});

test.each([
  ['FREQ=HOURLY', 'The calendar cannot repeat an event in this way'],
  [7, 'The calendar cannot repeat an event in this way'],
  ['FREQ=WEEKLY;BYDAY=SA', 'The first date must be one of the repeated dates'],
  [until('2026-12-03'), 'It must not end before its first date'],
  [until(addDays(latestEventDate(new Date()), 1)), 'Please enter a date within the next two years'],
])('the rule %j is refused at its field', (given, message) => {
  expect(errors(given)).toEqual([['recurrence', message]]);
});

test('a repetition can end on the latest date of an event', () => {
  expect(errors(until(latestEventDate(new Date())))).toBeUndefined();
});

test('a visitor’s form ignores a rule', () => {
  const sent = { ...event, recurrence: 'FREQ=WEEKLY' };
  expect(eventChangeSchema.parse(sent)).not.toHaveProperty('recurrence');
});

test('a date is cancelled with a note of one line at most 200 characters long', () => {
  expect(dateChangeSchema.parse({ isCancelled: true })).toEqual({ isCancelled: true, note: null });
  expect(dateChangeSchema.safeParse({ isCancelled: true, note: 'x'.repeat(201) }).success).toBe(
    false,
  );
  expect(dateChangeSchema.safeParse({ note: 'Why' }).success).toBe(false);
});
