import type { BillingObject } from './billing-objects.js';
import type { Behaviour } from './test-cards.js';

/** Stripe's objects, as far as card payments need them. */
export interface BillingDetails {
  address: Record<string, string | null> | null;
  email: string | null;
  name: string | null;
  phone: string | null;
}

export interface Card {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  funding: 'credit';
  country: 'US';
}

export interface PaymentMethod {
  id: string;
  object: 'payment_method';
  billing_details: BillingDetails;
  card: Card;
  created: number;
  customer: string | null;
  livemode: false;
  metadata: Record<string, string>;
  type: 'card';
  /** The behaviour of the test card; never shown. The card number is not stored. */
  behaviour: Behaviour;
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

export interface PaymentIntent {
  id: string;
  object: 'payment_intent';
  allowed_payment_method_types: string[] | null;
  amount: number;
  amount_capturable: number;
  amount_received: number;
  automatic_payment_methods: { enabled: boolean; allow_redirects?: string } | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  capture_method: string;
  client_secret: string;
  confirmation_method: 'automatic';
  created: number;
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: LastPaymentError | null;
  latest_charge: string | null;
  livemode: false;
  metadata: Record<string, string>;
  next_action: NextAction | null;
  payment_method: string | null;
  payment_method_options: object;
  payment_method_types: string[];
  processing: null;
  receipt_email: string | null;
  setup_future_usage: 'off_session' | null;
  shipping: null;
  source: null;
  statement_descriptor: string | null;
  statement_descriptor_suffix: string | null;
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'succeeded'
    | 'canceled';
}

export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  balance_transaction: null;
  billing_details: BillingDetails;
  captured: boolean;
  created: number;
  currency: string;
  customer: string | null;
  description: string | null;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  livemode: false;
  metadata: Record<string, string>;
  outcome: object;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  payment_method_details: { card: Card; type: 'card' };
  receipt_email: string | null;
  receipt_number: null;
  receipt_url: null;
  refunded: boolean;
  status: 'succeeded' | 'failed';
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  balance_transaction: null;
  charge: string;
  created: number;
  currency: string;
  metadata: Record<string, string>;
  payment_intent: string;
  reason: string | null;
  receipt_number: null;
  status: 'succeeded';
}

export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  balance_transactions: [];
  charge: string;
  created: number;
  currency: string;
  evidence: { uncategorized_text: string | null };
  evidence_details: {
    due_by: number;
    has_evidence: boolean;
    past_due: false;
    submission_count: number;
  };
  is_charge_refundable: false;
  livemode: false;
  metadata: Record<string, string>;
  payment_intent: string;
  reason: string;
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
}

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** The answer to a request with an Idempotency-Key, for its repeats. */
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
  | Refund
  | Dispute
  | StripeEvent
  | IdempotentAnswer;
