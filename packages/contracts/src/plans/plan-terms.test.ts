import { townMoment } from '../hours/open-state.js';
import { planTerms, termsVersion } from './plan-terms.js';
import { plans } from './price-list.js';

const now = townMoment(Date.parse('2027-03-10T18:00Z'), 'America/Chicago');
const refund = {
  month: 'None for a month that has begun',
  year: 'The whole amount within 30 days, in your account; the plan then ends at once',
};

test('another text has another version', () => {
  // When this fails because of a new text, give termsVersion the day of the change.
  expect({ version: termsVersion, ...planTerms(plans.monthly, now) }).toEqual({
    version: '2026-11-22',
    renewal: 'By itself for $49 on April 10, 2027, and then each month until you cancel',
    cancellation: 'Any time in your account; it then runs to the end of the paid month',
    refund: refund.month,
  });
  expect(planTerms(plans.annual, now)).toEqual({
    renewal: 'By itself for $495 on March 10, 2028, and then each year until you cancel',
    cancellation: 'Any time in your account; it then runs to the end of the paid year',
    refund: refund.year,
  });
});
