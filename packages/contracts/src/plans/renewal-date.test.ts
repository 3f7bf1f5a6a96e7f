import { renewalDate } from './renewal-date.js';

test.each([
  ['2027-03-10', 'month', '2027-04-10'],
  ['2027-12-10', 'month', '2028-01-10'],
  ['2027-01-31', 'month', '2027-02-28'],
  ['2028-02-29', 'year', '2029-02-28'],
  ['2027-03-10', 'year', '2028-03-10'],
] as const)('a plan bought on %s for a %s renews on %s', (boughtOn, period, renewsOn) => {
  expect(renewalDate(boughtOn, period)).toBe(renewsOn);
});
