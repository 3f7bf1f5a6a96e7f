/** Stripe's objects of subscriptions. Their words are those of the SDK's types. */
import type Stripe from 'stripe';
import type { fixedOfInvoiceLines, fixedOfInvoices, fixedOfSubscriptions } from './fixed-fields.js';

type FixedOfSubscriptions = typeof fixedOfSubscriptions;
type FixedOfInvoices = typeof fixedOfInvoices;
type FixedOfInvoiceLines = typeof fixedOfInvoiceLines;

/** What most objects have in common. */
interface Stored {
  id: string;
  created: number;
  livemode: false;
  metadata: Record<string, string>;
}

export interface TestClock extends Omit<Stored, 'metadata'> {
  object: 'test_helpers.test_clock';
  deletes_after: number;
  frozen_time: number;
  name: string | null;
  status: Stripe.TestHelpers.TestClock.Status;
}

export interface Customer extends Stored {
  object: 'customer';
  /** Cents that the customer owes; negative is credit. */
  balance: number;
  description: string | null;
  email: string | null;
  invoice_settings: { default_payment_method: string | null };
  name: string | null;
  test_clock: string | null;
}

export interface Product extends Stored {
  object: 'product';
  active: boolean;
  name: string;
}

export interface Price extends Stored {
  object: 'price';
  active: boolean;
  billing_scheme: 'per_unit';
  currency: string;
  lookup_key: string | null;
  nickname: null;
  product: string;
  recurring: { interval: 'month' | 'year'; interval_count: number; usage_type: 'licensed' };
  type: 'recurring';
  unit_amount: number;
}

/** A price as Stripe's older interface calls it. */
export interface Plan extends Stored {
  object: 'plan';
  active: boolean;
  amount: number;
  amount_decimal: string;
  billing_scheme: Price['billing_scheme'];
  currency: string;
  interval: Price['recurring']['interval'];
  interval_count: number;
  meter: null;
  nickname: null;
  product: string;
  tiers_mode: null;
  transform_usage: null;
  trial_period_days: null;
  usage_type: Price['recurring']['usage_type'];
}

export interface SubscriptionItem extends Stored {
  object: 'subscription_item';
  current_period_start: number;
  current_period_end: number;
  discounts: readonly [];
  plan: Plan;
  price: Price;
  quantity: 1;
  subscription: string;
}

export interface List<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
  url: string;
}

export interface Subscription extends Stored, FixedOfSubscriptions {
  object: 'subscription';
  billing_cycle_anchor: number;
  cancel_at: null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  collection_method: 'charge_automatically';
  currency: string;
  customer: string;
  default_payment_method: string | null;
  description: string | null;
  ended_at: number | null;
  items: List<SubscriptionItem>;
  latest_invoice: string;
  payment_settings: {
    payment_method_types: string[] | null;
    save_default_payment_method: 'on_subscription' | 'off';
  };
  pending_setup_intent: null;
  start_date: number;
  status: Extract<
    Stripe.Subscription.Status,
    'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled'
  >;
  test_clock: string | null;
}

export interface InvoiceLine extends FixedOfInvoiceLines {
  id: string;
  object: 'line_item';
  amount: number;
  currency: string;
  description: string;
  livemode: false;
  metadata: Record<string, string>;
  period: { start: number; end: number };
  quantity: 1;
  subscription: string;
  subtotal: number;
}

export interface Invoice extends Stored, FixedOfInvoices {
  object: 'invoice';
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  auto_advance: boolean;
  billing_reason: Extract<
    Stripe.Invoice.BillingReason,
    'subscription_create' | 'subscription_cycle' | 'subscription_update'
  >;
  collection_method: 'charge_automatically';
  currency: string;
  customer: string;
  customer_email: string | null;
  customer_name: string | null;
  description: null;
  due_date: null;
  ending_balance: number;
  hosted_invoice_url: string | null;
  invoice_pdf: string | null;
  lines: List<InvoiceLine>;
  next_payment_attempt: number | null;
  number: string;
  parent: {
    type: 'subscription_details';
    quote_details: null;
    subscription_details: { metadata: Record<string, string>; subscription: string };
  };
  period_start: number;
  period_end: number;
  starting_balance: number;
  status: Extract<Stripe.Invoice.Status, 'open' | 'paid' | 'void'>;
  status_transitions: {
    finalized_at: number;
    marked_uncollectible_at: null;
    paid_at: number | null;
    voided_at: number | null;
  };
  subtotal: number;
  test_clock: string | null;
  total: number;
}

/** How an invoice is paid: by one PaymentIntent. Its id is made of the PaymentIntent's. */
export interface InvoicePayment extends Omit<Stored, 'metadata'> {
  object: 'invoice_payment';
  amount_paid: number | null;
  amount_requested: number;
  currency: string;
  invoice: string;
  is_default: true;
  payment: { type: 'payment_intent'; payment_intent: string };
  status: 'open' | 'paid' | 'canceled';
  status_transitions: { canceled_at: number | null; paid_at: number | null };
}

export interface SetupIntent extends Stored {
  object: 'setup_intent';
  allowed_payment_method_types: string[] | null;
  cancellation_reason: null;
  client_secret: string;
  customer: string | null;
  description: string | null;
  last_setup_error: object | null;
  next_action: { type: string; use_stripe_sdk: object } | null;
  payment_method: string | null;
  payment_method_types: string[];
  status: Extract<
    Stripe.SetupIntent.Status,
    'requires_payment_method' | 'requires_action' | 'succeeded'
  >;
  usage: 'off_session' | 'on_session';
}

export type BillingObject =
  | TestClock
  | Customer
  | Product
  | Price
  | Subscription
  | Invoice
  | InvoicePayment
  | SetupIntent;
