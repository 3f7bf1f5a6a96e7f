import { eventKind } from '../managed-records/managed-kinds.js';
import { lacksHalfOfDay } from './event-fields.js';

const time = eventKind.fields['time']!;

test.each([
  ['18:30', '6:30 PM'],
  ['9 am', '9:00 AM'],
  ['09:00', '9:00 AM'],
  ['10am - 2pm', '10:00 AM - 2:00 PM'],
  ['18:00 to 20:30', '6:00 PM to 8:30 PM'],
  ['6:00-8:00 PM', '6:00 PM-8:00 PM'],
  ['06:30 PM', '6:30 PM'],
  ['9:00-18:00', '9:00 AM-6:00 PM'],
  ['5:30 to 7:30 p.m.', '5:30 PM to 7:30 PM'],
  ['6:30', '6:30'],
  ['At 9 am, then again at 11', 'At 9:00 AM, then again at 11'],
  ['Sunset', 'Sunset'],
  ['', null],
  [null, null],
])('the time %j that a clerk types is stored as %j', (typed, stored) => {
  expect(time.draftSchema.parse(typed)).toBe(stored);
});

test.each([
  ['9', true],
  ['12', true],
  ['9-11', true],
  ['6:30', true],
  ['10:00 to 2:00', true],
  ['6-8 PM', false],
  [' 6 – 8 ', true],
  ['9 AM', false],
  ['18:30', false],
  ['2 hours after sunset', false],
])('the time "%s" lacks its half of the day: %s', (typed, lacks) => {
  expect(lacksHalfOfDay(typed)).toBe(lacks);
});

test('an event with a bare hour of an earlier release can still be stored', () => {
  expect(time.schema.parse('9')).toBe('9');
});
