import { datesOf } from './event-dates';

test.each([
  ['2027-02-10', '2027-02-28'],
  ['2028-02-29', '2028-02-29'],
  ['2027-12-01', '2027-12-31'],
  ['2027-01-31', '2027-01-31'],
])('from %s this month lasts until %s', (today, to) => {
  expect(datesOf('month', today)).toEqual({ from: today, to });
});

test('today is one day, the weekend ends on Sunday, and all dates have no end', () => {
  expect(datesOf('today', '2027-03-10')).toEqual({ from: '2027-03-10', to: '2027-03-10' });
  expect(datesOf('weekend', '2027-03-10')).toEqual({ from: '2027-03-12', to: '2027-03-14' });
  expect(datesOf('all', '2027-03-10')).toEqual({ from: '2027-03-10' });
});
