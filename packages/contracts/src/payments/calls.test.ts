import { paymentIntentRequestSchema, paymentSuccessSchema } from './calls.js';

const body = { amount: 49, planType: 'Monthly Listing', customerEmail: '', customerName: '' };

test('a payment needs only a plan and its price to begin', () => {
  const taken = { ...body, customerEmail: null, customerName: null };
  expect(paymentIntentRequestSchema.parse(body)).toEqual(taken);
  const { customerEmail: _, customerName: __, ...bare } = body;
  expect(paymentIntentRequestSchema.parse(bare)).toEqual(taken);
});

test.each([
  [{ amount: '49' }, 'Amount must be a number'],
  [{ planType: 'Weekly Listing' }, 'Plan must be Monthly Listing or Annual Listing'],
  [{ customerEmail: 'ann' }, 'Please enter a valid email address'],
])('%j is refused', (changes, message) => {
  const { error } = paymentIntentRequestSchema.safeParse({ ...body, ...changes });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each(['', 'ch_1', 'pi_', 'pi_1/../../charges', undefined])(
  'a payment report with %j is refused',
  (paymentIntentId) => {
    expect(paymentSuccessSchema.safeParse({ ...body, paymentIntentId }).success).toBe(false);
  },
);
