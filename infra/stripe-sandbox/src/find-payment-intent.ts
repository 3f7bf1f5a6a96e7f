import { timingSafeEqual } from 'node:crypto';
import type { ApiRequest } from './api-request.js';
import type { PaymentIntent } from './objects.js';
import type { Sandbox } from './sandbox.js';
import { invalidRequest, noSuch } from './stripe-error.js';

/** Finds a PaymentIntent by id. A browser also needs its client secret. */
export function findPaymentIntent(
  id: string,
  { key, params }: ApiRequest,
  sandbox: Sandbox,
): PaymentIntent {
  const intent = sandbox.store.get('payment_intent', id);
  if (!intent) throw noSuch('payment_intent', id, 'intent');
  const secret = params['client_secret'];
  if (key.kind === 'publishable' && secret === undefined) {
    throw invalidRequest('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    });
  }
  if (secret !== undefined && !same(String(secret), intent.client_secret)) {
    throw invalidRequest(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
    );
  }
  return intent;
}

/** The error of a call that the PaymentIntent's status does not allow. */
export function unexpectedState(message: string): Error {
  return invalidRequest(message, { code: 'payment_intent_unexpected_state' });
}

function same(given: string, kept: string): boolean {
  return given.length === kept.length && timingSafeEqual(Buffer.from(given), Buffer.from(kept));
}
