import { clockTime, withClockTimes } from './clock-time.js';

test.each([
  ['18:30', '6:30 PM'],
  ['9:05', '9:05 AM'],
  ['00:15', '12:15 AM'],
  ['12:00', '12:00 PM'],
  ['18.30', '6:30 PM'],
  ['6pm', '6:00 PM'],
  ['6:30 pm', '6:30 PM'],
  ['6:30 p.m.', '6:30 PM'],
  ['6:30 p. m.', '6:30 PM'],
  ['6 a. m.', '6:00 AM'],
  ['12 AM', '12:00 AM'],
  ['6:00 PM', '6:00 PM'],
  ['18:30-20:00', '6:30 PM-8:00 PM'],
  ['10 AM to noon', '10:00 AM to noon'],
  ['6-8 PM', '6:00 PM-8:00 PM'],
  ['6:00-8:00 PM', '6:00 PM-8:00 PM'],
  ['06:00 – 8 pm', '6:00 PM – 8:00 PM'],
  ['5:30 to 7:30 p.m.', '5:30 PM to 7:30 PM'],
  ['10-2 PM', '10:00 AM-2:00 PM'],
  ['11:30-1 p. m.', '11:30 AM-1:00 PM'],
  ['12-3 PM', '12:00 PM-3:00 PM'],
  ['9-12 PM', '9:00 AM-12:00 PM'],
  ['9-11 AM', '9:00 AM-11:00 AM'],
  ['10 until 2 am', '10:00 PM until 2:00 AM'],
  ['9 AM - 5 PM', '9:00 AM - 5:00 PM'],
  ['9:00-18:00', '9:00 AM-6:00 PM'],
  ['18:00-8 PM', '6:00 PM-8:00 PM'],
  ['18:05-8 PM', '6:05 PM-8:00 PM'],
  ['13.10 - 3 PM', '1:10 PM - 3:00 PM'],
  ['Doors 6-7 PM, music 7:05-9 pm', 'Doors 6:00 PM-7:00 PM, music 7:05 PM-9:00 PM'],
  ['after the parade of 1886', 'after the parade of 1886'],
  ['All day', 'All day'],
  ['5 amigos', '5 amigos'],
  ['25:00', '25:00'],
])('the time "%s" reads "%s"', (written, shown) => {
  expect(withClockTimes(written)).toBe(shown);
});

test('midnight and noon', () => {
  expect(clockTime(0)).toBe('12:00 AM');
  expect(clockTime(12, '05')).toBe('12:05 PM');
});
