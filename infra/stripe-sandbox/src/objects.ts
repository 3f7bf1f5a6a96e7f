/**
 * Stripe's objects, with the fields that card payments need. The type of each is its factory's return type.
 */
import { begin, initially } from './begin.js';
import type { BillingObject } from './billing/billing-objects.js';
import { newId, now } from './new-id.js';
import { type Behaviour, behaviourOf, brandOf, type Decline } from './payments/test-cards.js';
import { secondsPerDay } from './time.js';

const evidenceDays = 9;

type Metadata = Record<string, string>;
export type PaymentMethod = ReturnType<typeof newPaymentMethod>;
export type PaymentIntent = ReturnType<typeof newPaymentIntent>;
export type Charge = ReturnType<typeof newCharge>;
export type Dispute = ReturnType<typeof newDispute>;
export type StripeEvent = ReturnType<typeof newEvent>;

/** A card with its number and its expiry date. */
export function newPaymentMethod(number: string, month: number, year: number) {
  return {
    ...begin('payment_method', newId('pm'), now()),
    billing_details: {
      address: initially<Record<string, string> | null>(null),
      email: initially<string | null>(null),
      name: initially<string | null>(null),
      phone: initially<string | null>(null),
    },
    card: {
      brand: brandOf(number),
      last4: number.slice(-4),
      exp_month: month,
      exp_year: year,
      funding: 'credit',
      country: 'US',
    },
    customer: initially<string | null>(null),
    metadata: initially<Metadata>({}),
    type: 'card',
    /** The behaviour of the test card; never shown. The card number is not stored. */
    behaviour: initially<Behaviour>(behaviourOf(number)),
  };
}

export interface LastPaymentError {
  type: string;
  message: string;
  code?: string;
  decline_code?: string;
  charge?: string;
  payment_method?: object;
}

/** The step that a customer has to complete, such as the bank's page. */
export interface NextAction {
  type: string;
  redirect_to_url?: { return_url: string; url: string };
  use_stripe_sdk?: object;
}

export function newPaymentIntent(amount: number, currency: string, created: number) {
  const id = newId('pi');
  return {
    ...begin('payment_intent', id, created),
    allowed_payment_method_types: initially<string[] | null>(null),
    amount,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: initially<{
      enabled: boolean;
      allow_redirects?: string | undefined;
    } | null>(null),
    canceled_at: initially<number | null>(null),
    cancellation_reason: initially<string | null>(null),
    capture_method: 'automatic_async',
    client_secret: `${id}_${newId('secret', 25)}`,
    confirmation_method: 'automatic',
    currency,
    customer: initially<string | null>(null),
    description: initially<string | null>(null),
    last_payment_error: initially<LastPaymentError | null>(null),
    latest_charge: initially<string | null>(null),
    metadata: initially<Metadata>({}),
    next_action: initially<NextAction | null>(null),
    payment_method: initially<string | null>(null),
    payment_method_options: {
      card: { installments: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    processing: null,
    receipt_email: initially<string | null>(null),
    setup_future_usage: initially<'off_session' | null>(null),
    shipping: null,
    source: null,
    statement_descriptor: initially<string | null>(null),
    statement_descriptor_suffix: initially<string | null>(null),
    status: initially<
      | 'requires_payment_method'
      | 'requires_confirmation'
      | 'requires_action'
      | 'succeeded'
      | 'canceled'
    >('requires_payment_method'),
  };
}

/** @param decline the reason of a declined charge; null if the charge succeeded */
export function newCharge(
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | null,
  created: number,
) {
  const taken = decline === null;
  return {
    ...begin('charge', newId('ch'), created),
    amount: intent.amount,
    amount_captured: taken ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    captured: taken,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    metadata: intent.metadata,
    outcome: {
      network_status: taken ? 'approved_by_network' : 'declined_by_network',
      reason: decline?.declineCode ?? decline?.code ?? null,
      risk_level: 'normal',
      seller_message: taken
        ? 'Payment complete.'
        : 'The bank did not return any further details with this decline.',
      type: taken ? 'authorized' : 'issuer_declined',
    },
    paid: taken,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: method.card, type: 'card' },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    status: taken ? 'succeeded' : 'failed',
  };
}

export function newRefund(charge: Charge, amount: number, reason: string | null, given: Metadata) {
  return {
    id: newId('re'),
    object: initially<'refund'>('refund'),
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    metadata: given,
    payment_intent: charge.payment_intent,
    reason,
    receipt_number: null,
    status: initially<'succeeded' | 'failed'>('succeeded'),
  };
}

/** A dispute about the whole of a charge. */
export function newDispute(charge: Charge) {
  return {
    ...begin('dispute', newId('du'), charge.created),
    amount: charge.amount,
    balance_transactions: initially<[]>([]),
    charge: charge.id,
    currency: charge.currency,
    evidence: { uncategorized_text: initially<string | null>(null) },
    evidence_details: {
      due_by: charge.created + evidenceDays * secondsPerDay,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    metadata: initially<Metadata>({}),
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: initially<'needs_response' | 'under_review' | 'won' | 'lost'>('needs_response'),
  };
}

/** The version of Stripe's API that the sandbox imitates. */
export const apiVersion = '2026-10-28.endive';

/** @param request the request that caused the event; none if time caused it */
export function newEvent(
  type: string,
  object: object,
  request: { id: string | null; idempotency_key: string | null },
  webhooks: number,
) {
  return {
    ...begin('event', newId('evt'), now()),
    api_version: apiVersion,
    data: { object },
    pending_webhooks: webhooks,
    request,
    type,
  };
}

/** The stored response to a request with an Idempotency-Key, for its repeats. */
export interface IdempotentAnswer {
  id: string;
  object: 'idempotent_answer';
  created: number;
  request: string;
  status: number;
  body: string;
}

export type StoredObject =
  | BillingObject
  | PaymentIntent
  | PaymentMethod
  | Charge
  | ReturnType<typeof newRefund>
  | Dispute
  | StripeEvent
  | IdempotentAnswer;

export type Kind = StoredObject['object'];
/** The objects of a kind. */
export type Of<Name extends Kind> = Extract<StoredObject, { object: Name }>;
