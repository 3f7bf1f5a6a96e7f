import type { ApplicationPayment } from '@town/contracts/payments/summary';
import { paymentLabel } from './payment-label';

const paid: ApplicationPayment = {
  status: 'succeeded',
  plan: 'annual',
  amount: 495,
  refunded: 0,
  // In the town it is still the day before.
  paidAt: '2026-11-22T03:00:00.000Z',
};

test.each<[string, string | null, ApplicationPayment | null]>([
  ['Not paid', null, null],
  ['Claimed, not verified', 'pi_1', null],
  ['Paid: Annual Listing $495, Nov 21, 2026', 'pi_1', paid],
  [
    'Partly refunded ($10.50): Annual Listing $495, Nov 21, 2026',
    'pi_1',
    { ...paid, status: 'partially_refunded', refunded: 10.5 },
  ],
  [
    'Refunded: Annual Listing $495, Nov 21, 2026',
    'pi_1',
    { ...paid, status: 'refunded', refunded: 495 },
  ],
])('%s', (label, paymentIntentId, payment) => {
  expect(paymentLabel({ paymentIntentId, payment }, 'America/Chicago')).toBe(label);
});
