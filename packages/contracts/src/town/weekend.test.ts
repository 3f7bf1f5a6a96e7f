import { weekendFrom } from './weekend.js';

test.each([
  ['2027-03-10', 'Wednesday', '2027-03-12', '2027-03-14'],
  ['2027-03-12', 'Friday', '2027-03-12', '2027-03-14'],
  ['2027-03-13', 'Saturday', '2027-03-13', '2027-03-14'],
  ['2027-03-14', 'Sunday', '2027-03-14', '2027-03-14'],
  ['2027-03-15', 'Monday', '2027-03-19', '2027-03-21'],
])('on %s, a %s, the weekend is from %s to %s', (today, _day, from, to) => {
  expect(weekendFrom(today)).toEqual({ from, to });
});
