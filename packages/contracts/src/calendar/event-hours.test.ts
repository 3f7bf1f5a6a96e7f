import { eventHours } from './event-hours.js';

test.each([
  ['6:00 PM', '18:00', null],
  ['9 AM - 2 PM', '09:00', '14:00'],
  ['10:00 AM – 4:30 PM', '10:00', '16:30'],
  ['18:30', '18:30', null],
  ['12:00 AM', '00:00', null],
  ['12 PM to 1 PM', '12:00', '13:00'],
  ['Doors at 7 PM, music until late', '19:00', null],
  ['9 PM - 1 AM', '21:00', '01:00'],
])('%p begins at %p and ends at %p', (words, begin, end) => {
  expect(eventHours(words)).toEqual({ begin, end });
});

test.each([null, '', 'All day', 'Sunset'])('%p has no hours', (words) => {
  expect(eventHours(words)).toBeUndefined();
});
