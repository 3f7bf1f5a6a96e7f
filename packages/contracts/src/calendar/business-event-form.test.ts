import { addDays } from '../town/date.js';
import {
  businessEventFormSchema,
  dateChangeSchema,
  repetitionRefusal,
} from './business-event-form.js';
import { eventChangeSchema } from './form.js';
import { latestEventDate } from './latest-date.js';
import { eventTooLateMessage, repetitionTooEarlyMessage } from './messages.js';

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
])('the rule %j is refused at its field', (given, message) => {
  expect(errors(given)).toEqual([['recurrence', message]]);
});

test('an owner chooses a repetition that ends within two years and began within the last two', () => {
  const now = new Date('2027-03-10T12:00:00Z');
  const tooLate = { path: 'recurrence', message: eventTooLateMessage };
  const tooEarly = { path: 'date', message: repetitionTooEarlyMessage };
  const refusal = (rule: string | null, first: string) => repetitionRefusal(rule, first, now);
  const latest = latestEventDate(now);
  expect(refusal(until(latest), '2027-03-12')).toBeUndefined();
  expect(refusal(until(addDays(latest, 1)), '2027-03-12')).toEqual(tooLate);
  expect(refusal('FREQ=DAILY', '2025-03-10')).toBeUndefined();
  expect(refusal('FREQ=DAILY', '2025-03-09')).toEqual(tooEarly);
  expect(refusal(null, '0001-01-01')).toBeUndefined();
});

test('a form can send back a rule of the staff that ends later', () => {
  expect(errors(until(addDays(latestEventDate(new Date()), 1)))).toBeUndefined();
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
