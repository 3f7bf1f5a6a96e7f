import { planTerms, termsVersion } from './plan-terms.js';
import { plans } from './price-list.js';

const refund = {
  month: 'None for a month that has begun',
  year: 'The whole amount within 30 days, in your account; the plan then ends at once',
};

test('another text has another version', () => {
  // When this fails because of a new text, give termsVersion the day of the change.
  expect({ version: termsVersion, ...planTerms(plans.monthly, '2027-03-10') }).toEqual({
    version: '2026-11-22',
    renewal: 'By itself for $49 on April 10, 2027, and then each month until you cancel',
    cancellation: 'Any time in your account; it then runs to the end of the paid month',
    refund: refund.month,
  });
  expect(planTerms(plans.annual, '2027-03-10')).toEqual({
    renewal: 'By itself for $495 on March 10, 2028, and then each year until you cancel',
    cancellation: 'Any time in your account; it then runs to the end of the paid year',
    refund: refund.year,
  });
});
