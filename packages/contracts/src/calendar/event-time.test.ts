import { eventKind } from '../managed-records/managed-kinds.js';

const time = eventKind.fields['time']!;

test.each([
  ['18:30', '6:30 PM'],
  ['9 am', '9:00 AM'],
  ['10am - 2pm', '10:00 AM - 2:00 PM'],
  ['Sunset', 'Sunset'],
  ['', null],
  [null, null],
])('the time %j that a clerk types is stored as %j', (typed, stored) => {
  expect(time.draftSchema.parse(typed)).toBe(stored);
});

test.each(['9', '12', '9-11', '6 – 8'])(
  'the time "%s" is refused, because nobody knows whether it is in the morning',
  (typed) => {
    expect(time.schema.safeParse(typed).error?.issues[0]?.message).toBe(
      'Please say AM or PM, for example 9:00 AM',
    );
  },
);
