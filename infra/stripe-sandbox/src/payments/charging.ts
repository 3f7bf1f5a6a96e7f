import { settleInvoice } from '../billing/invoice-settlement.js';
import { timeFor } from '../clock.js';
import { StripeError } from '../http/stripe-error.js';
import { newCharge, type PaymentIntent, type PaymentMethod } from '../objects.js';
import type { Sandbox } from '../sandbox.js';
import { openDispute } from './disputes.js';
import { declineError } from './intents.js';

/** Charges a PaymentIntent, or throws the decline of the card. */
export function charge(
  intent: PaymentIntent,
  method: PaymentMethod,
  sandbox: Sandbox,
): PaymentIntent {
  const { decline, disputed } = method.behaviour;
  const made = newCharge(intent, method, decline, timeFor(intent.customer, sandbox));
  sandbox.emit(decline ? 'charge.failed' : 'charge.succeeded', made);
  const tried = { ...intent, latest_charge: made.id, next_action: null };
  if (decline) {
    const error = { ...declineError(decline, method), charge: made.id };
    const failed = sandbox.emit('payment_intent.payment_failed', {
      ...tried,
      status: 'requires_payment_method',
      last_payment_error: error,
      payment_method: null,
    });
    throw new StripeError(402, { ...error, payment_intent: failed });
  }
  if (intent.setup_future_usage) sandbox.save({ ...method, customer: intent.customer });
  const paid = sandbox.emit('payment_intent.succeeded', {
    ...tried,
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    payment_method: method.id,
  });
  settleInvoice(paid, sandbox);
  if (disputed) openDispute(made, sandbox);
  return paid;
}
