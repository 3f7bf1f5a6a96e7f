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
  ['noon', '12:00', null],
  ['Midnight', '00:00', null],
  ['12 noon', '12:00', null],
  ['12:00 midnight', '00:00', null],
  ['10 AM to noon', '10:00', '12:00'],
  ['Noon - 2 PM', '12:00', '14:00'],
  ['8 PM until midnight', '20:00', '00:00'],
  ['6:30 p. m.', '18:30', null],
])('%p begins at %p and ends at %p', (words, begin, end) => {
  expect(eventHours(words)).toEqual({ begin, end });
});

test.each([null, '', 'All day', 'Sunset', 'Sunset to midnight', 'Afternoon', '5 amigos'])(
  '%p has no hours',
  (words) => {
    expect(eventHours(words)).toBeUndefined();
  },
);
