import type Stripe from 'stripe';
import { subscriptionFacts } from './subscription-facts.js';

const seconds = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1_000;

const method = (last4: string) => ({
  card: { brand: 'visa', last4, exp_month: 12, exp_year: 2030 },
});

/** A subscription in its second month, as Stripe returns it. */
function subscription(own: object = {}, invoice: object | null = { status: 'paid' }) {
  const answer = {
    id: 'sub_1',
    status: 'active',
    customer: { id: 'cus_1', balance: 0, invoice_settings: { default_payment_method: null } },
    metadata: { site: 'town.example' },
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    default_payment_method: method('4242'),
    items: {
      data: [
        {
          id: 'si_1',
          current_period_start: seconds('2027-02-15'),
          current_period_end: seconds('2027-03-15'),
          price: { unit_amount: 4_900, recurring: { interval: 'month' } },
        },
      ],
    },
    latest_invoice: invoice && { id: 'in_1', lines: { data: [] }, ...invoice },
    ...own,
  };
  const parsed: Stripe.Subscription = JSON.parse(JSON.stringify(answer));
  return subscriptionFacts(parsed);
}

const day = (at: Date | null | undefined) => at?.toISOString().slice(0, 10) ?? null;

test.each<[string, object, object, string, string, string | null]>([
  ['active and paid', {}, { status: 'paid' }, 'active', '2027-03-15', null],
  ['active, its renewal not charged yet', {}, { status: 'draft' }, 'active', '2027-02-15', null],
  ['active, its renewal void', {}, { status: 'void' }, 'active', '2027-03-15', null],
  ['active, its renewal forgiven', {}, { status: 'uncollectible' }, 'active', '2027-03-15', null],
  [
    'past due',
    { status: 'past_due' },
    { status: 'open' },
    'payment-failed',
    '2027-02-15',
    '2027-03-01',
  ],
  [
    'unpaid',
    { status: 'unpaid' },
    { status: 'open' },
    'payment-failed',
    '2027-02-15',
    '2027-03-01',
  ],
  [
    'cancelled for the end',
    { cancel_at_period_end: true },
    { status: 'paid' },
    'ending',
    '2027-03-15',
    null,
  ],
  [
    'past due and cancelled for the end',
    { status: 'past_due', cancel_at_period_end: true },
    { status: 'open' },
    'payment-failed',
    '2027-02-15',
    '2027-03-01',
  ],
  [
    'ended in the middle of what is paid',
    { status: 'canceled', ended_at: seconds('2027-02-20') },
    { status: 'paid' },
    'ended',
    '2027-02-20',
    null,
  ],
  [
    'ended after a failed renewal',
    { status: 'canceled', ended_at: seconds('2027-03-01') },
    { status: 'void' },
    'ended',
    '2027-02-15',
    null,
  ],
])('a subscription that is %s', (_, own, invoice, state, paidUntil, graceUntil) => {
  const facts = subscription(own, invoice);
  expect(facts?.state).toBe(state);
  expect(day(facts?.paidUntil)).toBe(paidUntil);
  expect(day(facts?.graceUntil)).toBe(graceUntil);
});

test.each(['incomplete', 'incomplete_expired'])('one that is %s is ignored', (status) => {
  expect(subscription({ status }, { status: 'open' })).toBeUndefined();
});

test('plan, price, card and unpaid invoice are read', () => {
  expect(
    subscription({ status: 'past_due' }, { status: 'open', amount_remaining: 4_900 }),
  ).toMatchObject({
    id: 'sub_1',
    site: 'town.example',
    customerId: 'cus_1',
    plan: 'monthly',
    priceCents: 4_900,
    card: { brand: 'visa', last4: '4242', expiresMonth: 12, expiresYear: 2030 },
    itemId: 'si_1',
    unpaidInvoice: { id: 'in_1', dueCents: 4_900, isDraft: false },
  });
});

test.each([
  ['its own card before that of the customer', method('4242'), method('1881'), '4242'],
  ['the card of the customer without its own', null, method('1881'), '1881'],
  ['no card without both', null, null, undefined],
])('it has %s', (_, own, ofCustomer, last4) => {
  const customer = {
    id: 'cus_1',
    balance: 0,
    invoice_settings: { default_payment_method: ofCustomer },
  };
  expect(subscription({ default_payment_method: own, customer })?.card?.last4).toBe(last4);
});
