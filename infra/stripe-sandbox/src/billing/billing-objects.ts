/**
 * Stripe's objects for subscriptions. The type of each is the return type of its factory. The sandbox does
 * not support taxes, discounts, credit notes and other invoice issuers: their fields have constant values.
 */
import { begin, initially } from '../begin.js';
import { newId, now } from '../new-id.js';
import { secondsPerDay } from '../time.js';
import { amountsOf, type BillLine } from './bill-lines.js';

type Metadata = Record<string, string>;
type Interval = 'month' | 'year';
export type TestClock = ReturnType<typeof newTestClock>;
export type Customer = ReturnType<typeof newCustomer>;
export type Price = ReturnType<typeof newPrice>;
export type SubscriptionItem = ReturnType<typeof newItem>;
export type Subscription = ReturnType<typeof newSubscription>;
export type Invoice = ReturnType<typeof draftInvoice>;
export type InvoicePayment = ReturnType<typeof newInvoicePayment>;
export type SetupIntent = ReturnType<typeof newSetupIntent>;

const noTax = { disabled_reason: null, enabled: false, liability: null };

/** A list as a field of an object. */
export function listOf<Item>(data: Item[], url: string) {
  return { object: 'list', data, has_more: false, url };
}

export function newTestClock(time: number, name: string | null) {
  return {
    ...begin('test_helpers.test_clock', newId('clock'), now()),
    deletes_after: now() + 30 * secondsPerDay,
    frozen_time: time,
    name,
    status: 'ready',
  };
}

export function newCustomer(created: number, clock: string | null) {
  return {
    ...begin('customer', newId('cus', 14), created),
    /** Cents that the customer owes; negative is credit. */
    balance: 0,
    description: null,
    email: initially<string | null>(null),
    invoice_settings: { default_payment_method: null },
    metadata: initially<Metadata>({}),
    name: initially<string | null>(null),
    test_clock: clock,
  };
}

export function newProduct(name: string, metadata: Metadata) {
  return {
    ...begin('product', newId('prod', 14), now()),
    active: initially<boolean>(true),
    metadata,
    name,
  };
}

export function newPrice(product: string, currency: string, amount: number, interval: Interval) {
  return {
    ...begin('price', newId('price'), now()),
    active: initially<boolean>(true),
    billing_scheme: 'per_unit',
    currency,
    lookup_key: initially<string | null>(null),
    metadata: initially<Metadata>({}),
    nickname: null,
    product,
    recurring: { interval, interval_count: 1, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount: amount,
  };
}

/** A price in the format of Stripe's older plan objects. */
export function planOf({ unit_amount, recurring, type: _, lookup_key: __, ...price }: Price) {
  return {
    ...price,
    ...recurring,
    object: 'plan',
    amount: unit_amount,
    amount_decimal: String(unit_amount),
    meter: null,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
  };
}

/** The one item of a subscription in its first period. */
function newItem(subscription: string, price: Price, start: number, end: number) {
  return {
    ...begin('subscription_item', newId('si', 14), start),
    current_period_start: start,
    current_period_end: end,
    discounts: initially<[]>([]),
    metadata: {},
    plan: planOf(price),
    price,
    quantity: 1,
    subscription,
  };
}

/** A subscription without its first invoice. */
export function newSubscription(customer: Customer, price: Price, start: number, end: number) {
  const id = newId('sub');
  return {
    ...begin('subscription', id, start),
    automatic_tax: noTax,
    billing_cycle_anchor: start,
    billing_mode: {
      flexible: { proration_discounts: 'included' },
      type: 'flexible',
      updated_at: start,
    },
    billing_schedules: initially<[]>([]),
    cancel_at: initially<number | null>(null),
    cancel_at_period_end: false,
    canceled_at: initially<number | null>(null),
    collection_method: 'charge_automatically',
    currency: price.currency,
    customer: customer.id,
    default_payment_method: initially<string | null>(null),
    description: initially<string | null>(null),
    discounts: initially<[]>([]),
    ended_at: initially<number | null>(null),
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf([newItem(id, price, start, end)], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: '',
    metadata: initially<Metadata>({}),
    payment_settings: {
      payment_method_types: initially<string[] | null>(null),
      save_default_payment_method: initially<'on_subscription' | 'off'>('off'),
    },
    pending_setup_intent: null,
    start_date: start,
    status: initially<'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled'>(
      'incomplete',
    ),
    test_clock: customer.test_clock,
  };
}

/** The data from which an invoice is created. */
export interface Bill {
  subscription: Subscription;
  customer: Customer;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  lines: BillLine[];
  at: number;
}

/** Fields with the same value in every invoice. */
const fixedOfInvoices = {
  amount_overpaid: 0,
  amount_shipping: 0,
  collection_method: 'charge_automatically',
  default_tax_rates: initially<[]>([]),
  description: null,
  discounts: initially<[]>([]),
  due_date: null,
  issuer: { type: 'self' },
  automatic_tax: { ...noTax, provider: null, status: null },
  payment_settings: {
    default_mandate: null,
    payment_method_options: null,
    payment_method_types: null,
  },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
};

/** An invoice that is not stored yet and cannot be paid yet. */
export function draftInvoice(bill: Bill) {
  const { subscription, customer, at, lines, reason } = bill;
  const { total, amountDue, endingBalance } = amountsOf(lines, customer.balance);
  const id = newId('in');
  return {
    ...begin('invoice', id, at),
    ...fixedOfInvoices,
    amount_due: amountDue,
    amount_paid: 0,
    amount_remaining: amountDue,
    attempt_count: 0,
    attempted: false,
    auto_advance: reason === 'subscription_cycle',
    billing_reason: reason,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    ending_balance: endingBalance,
    hosted_invoice_url: initially<string | null>(null),
    invoice_pdf: initially<string | null>(null),
    lines: listOf(
      lines.map((line) => lineItem(line, subscription)),
      `/v1/invoices/${id}/lines`,
    ),
    metadata: {},
    next_payment_attempt: initially<number | null>(null),
    number: initially<string | null>(null),
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    period_start: lines.at(-1)?.period.start ?? at,
    period_end: lines.at(-1)?.period.end ?? at,
    starting_balance: customer.balance,
    status: initially<'draft' | 'open' | 'paid' | 'void'>('draft'),
    status_transitions: {
      finalized_at: initially<number | null>(null),
      marked_uncollectible_at: null,
      paid_at: initially<number | null>(null),
      voided_at: initially<number | null>(null),
    },
    subtotal: total,
    test_clock: customer.test_clock,
    total,
  };
}

function lineItem(line: BillLine, { id, currency, metadata }: Subscription) {
  return {
    id: newId('il'),
    object: 'line_item',
    currency,
    discountable: true,
    discounts: initially<[]>([]),
    livemode: false,
    metadata,
    quantity: 1,
    subscription: id,
    subtotal: line.amount,
    ...line,
  };
}

/** The id of the payment of an invoice by a PaymentIntent. */
export function invoicePaymentId(intent: string): string {
  return intent.replace(/^pi_/, 'inpay_');
}

/** How an invoice is paid: by one PaymentIntent. */
export function newInvoicePayment(invoice: Invoice, intent: string) {
  return {
    ...begin('invoice_payment', invoicePaymentId(intent), invoice.created),
    amount_paid: initially<number | null>(null),
    amount_requested: invoice.amount_due,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: intent },
    status: initially<'open' | 'paid' | 'canceled'>('open'),
    status_transitions: { canceled_at: null, paid_at: initially<number | null>(null) },
  };
}

export function newSetupIntent(created: number, customer: string | null) {
  const id = newId('seti');
  return {
    ...begin('setup_intent', id, created),
    allowed_payment_method_types: initially<string[] | null>(null),
    cancellation_reason: null,
    client_secret: `${id}_${newId('secret', 25)}`,
    customer,
    description: null,
    last_setup_error: initially<object | null>(null),
    metadata: initially<Metadata>({}),
    next_action: initially<{ type: string; use_stripe_sdk: object } | null>(null),
    payment_method: initially<string | null>(null),
    payment_method_types: ['card'],
    status: initially<'requires_payment_method' | 'requires_action' | 'succeeded'>(
      'requires_payment_method',
    ),
    usage: initially<'off_session' | 'on_session'>('off_session'),
  };
}

export type BillingObject =
  | TestClock
  | Customer
  | ReturnType<typeof newProduct>
  | Price
  | Subscription
  | Invoice
  | InvoicePayment
  | SetupIntent;
