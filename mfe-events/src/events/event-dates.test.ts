import { datesOf } from './event-dates';

test.each([
  ['2027-03-10', 'Wednesday', '2027-03-12', '2027-03-14'],
  ['2027-03-12', 'Friday', '2027-03-12', '2027-03-14'],
  ['2027-03-13', 'Saturday', '2027-03-13', '2027-03-14'],
  ['2027-03-14', 'Sunday', '2027-03-14', '2027-03-14'],
  ['2027-03-15', 'Monday', '2027-03-19', '2027-03-21'],
])('on %s, a %s, the weekend is from %s to %s', (today, _day, from, to) => {
  expect(datesOf('weekend', today)).toEqual({ from, to });
});

test.each([
  ['2027-02-10', '2027-02-28'],
  ['2028-02-29', '2028-02-29'],
  ['2027-12-01', '2027-12-31'],
  ['2027-01-31', '2027-01-31'],
])('from %s this month lasts until %s', (today, to) => {
  expect(datesOf('month', today)).toEqual({ from: today, to });
});

test('today is one day, and all dates have no end', () => {
  expect(datesOf('today', '2027-03-10')).toEqual({ from: '2027-03-10', to: '2027-03-10' });
  expect(datesOf('all', '2027-03-10')).toEqual({ from: '2027-03-10' });
});
