import { townMoment } from '../hours/open-state.js';
import { renewalDate } from './renewal-date.js';

test.each([
  ['2027-03-10T18:00Z', 'month', '2027-04-10'],
  ['2027-12-10T18:00Z', 'month', '2028-01-10'],
  ['2027-01-31T18:00Z', 'month', '2027-02-28'],
  ['2028-02-29T18:00Z', 'year', '2029-02-28'],
  ['2027-03-10T18:00Z', 'year', '2028-03-10'],
  // Evenings of the town, which are the next day for the payment provider.
  ['2027-01-31T02:00Z', 'month', '2027-02-27'],
  ['2027-03-01T02:00Z', 'month', '2027-03-31'],
  ['2028-02-29T02:00Z', 'year', '2029-02-27'],
  // Half an hour before midnight, and an hour more once the clocks have gone forward.
  ['2027-02-17T05:30Z', 'month', '2027-03-17'],
  ['2027-11-01T04:30Z', 'month', '2027-11-30'],
] as const)('a plan bought at %s for a %s renews on %s', (boughtAt, period, renewsOn) => {
  const moment = townMoment(Date.parse(boughtAt), 'America/Chicago');
  expect(renewalDate(moment, period)).toBe(renewsOn);
});
