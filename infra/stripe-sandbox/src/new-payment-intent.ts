import { newId } from './new-id.js';
import type { PaymentIntent } from './objects.js';

/** A PaymentIntent that is not stored yet. */
export function newPaymentIntent(
  given: Pick<PaymentIntent, 'amount' | 'currency' | 'created' | 'payment_method_types'> &
    Partial<PaymentIntent>,
): PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_${newId('secret', 25)}`,
    confirmation_method: 'automatic',
    customer: null,
    description: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: {},
    next_action: null,
    payment_method: null,
    payment_method_options: {
      card: { installments: null, network: null, request_three_d_secure: 'automatic' },
    },
    processing: null,
    receipt_email: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: given.payment_method ? 'requires_confirmation' : 'requires_payment_method',
    ...given,
  };
}
