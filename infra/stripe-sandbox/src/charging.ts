import type { ApiRequest } from './api-request.js';
import { timeFor } from './clock.js';
import { openDispute } from './disputes.js';
import { settleInvoice } from './invoice-settlement.js';
import { newId } from './new-id.js';
import type { Charge, PaymentIntent, PaymentMethod } from './objects.js';
import { present, type Sandbox } from './sandbox.js';
import { StripeError } from './stripe-error.js';
import type { Decline } from './test-cards.js';

/** Charges a PaymentIntent, or throws the decline of the card. */
export function charge(
  intent: PaymentIntent,
  method: PaymentMethod,
  sandbox: Sandbox,
  request: ApiRequest | undefined,
): PaymentIntent {
  const { decline } = method.behaviour;
  if (decline) throw refuse(intent, method, decline, sandbox, request);
  const made = sandbox.save(newCharge(intent, method, null, sandbox), request, 'charge.succeeded');
  if (intent.setup_future_usage) sandbox.save({ ...method, customer: intent.customer });
  const paid = sandbox.save(
    {
      ...intent,
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: made.id,
      last_payment_error: null,
      next_action: null,
      payment_method: method.id,
    },
    request,
    'payment_intent.succeeded',
  );
  settleInvoice(paid, sandbox, request);
  if (method.behaviour.disputed) openDispute(made, sandbox, request);
  return paid;
}

function refuse(
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
  sandbox: Sandbox,
  request: ApiRequest | undefined,
): StripeError {
  const made = sandbox.save(newCharge(intent, method, decline, sandbox), request, 'charge.failed');
  const error = {
    type: 'card_error' as const,
    message: decline.message,
    code: decline.code,
    ...(decline.declineCode && { decline_code: decline.declineCode }),
    charge: made.id,
    payment_method: present(method),
  };
  const failed = sandbox.save(
    {
      ...intent,
      status: 'requires_payment_method',
      latest_charge: made.id,
      last_payment_error: error,
      next_action: null,
      payment_method: null,
    },
    request,
    'payment_intent.payment_failed',
  );
  return new StripeError(402, { ...error, payment_intent: failed });
}

function newCharge(
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | null,
  sandbox: Sandbox,
): Charge {
  const taken = decline === null;
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: taken ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    captured: taken,
    created: timeFor(intent.customer, sandbox),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    outcome: outcomeOf(decline),
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

function outcomeOf(decline: Decline | null): object {
  return decline
    ? {
        network_status: 'declined_by_network',
        reason: decline.declineCode ?? decline.code,
        risk_level: 'normal',
        seller_message: 'The bank did not return any further details with this decline.',
        type: 'issuer_declined',
      }
    : {
        network_status: 'approved_by_network',
        reason: null,
        risk_level: 'normal',
        seller_message: 'Payment complete.',
        type: 'authorized',
      };
}
