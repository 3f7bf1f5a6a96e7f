/** Shared code for PaymentIntents and SetupIntents. */
import { timingSafeEqual } from 'node:crypto';
import type { ApiRequest } from '../http/api-request.js';
import { invalidRequest } from '../http/stripe-error.js';
import type { Of, PaymentMethod } from '../objects.js';
import { present, type Sandbox } from '../sandbox.js';
import type { Decline } from './test-cards.js';

type IntentKind = 'payment_intent' | 'setup_intent';
const names = { payment_intent: 'PaymentIntent', setup_intent: 'SetupIntent' };

/** Finds an intent by id. A browser also needs its client secret. */
export function findIntent<Name extends IntentKind>(
  kind: Name,
  id: string,
  { key, params }: ApiRequest,
  sandbox: Sandbox,
): Of<Name> {
  const intent = sandbox.find(kind, id, 'intent');
  const { client_secret: kept }: Of<IntentKind> = intent;
  const secret = params['client_secret'];
  if (key.kind === 'publishable' && secret === undefined) {
    throw invalidRequest('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    });
  }
  if (secret !== undefined && !same(String(secret), kept)) {
    throw invalidRequest(
      `The client_secret provided does not match the client_secret associated with the ${names[kind]}.`,
      { code: `${kind}_invalid_parameter`, param: 'client_secret' },
    );
  }
  return intent;
}

function same(given: string, kept: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(kept)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The address of the page on which the cardholder confirms a payment. */
export function bankPageUrl(intent: Of<'payment_intent'>, origin: string): string {
  const query = new URLSearchParams({ client_secret: intent.client_secret });
  return `${origin}/3d-secure/${intent.id}?${query}`;
}

/** The error of a card that is declined. */
export const declineError = (decline: Decline, method: PaymentMethod) => ({
  type: 'card_error' as const,
  message: decline.message,
  code: decline.code,
  ...(decline.declineCode && { decline_code: decline.declineCode }),
  payment_method: present(method),
});

/** The changes to an intent after a failed 3-D Secure step: it waits for another card. */
export const afterFailedAuthentication = {
  status: 'requires_payment_method',
  payment_method: null,
  next_action: null,
} as const;

/** Stripe's error for a failed 3-D Secure step; its code names the kind of the intent. */
export const authenticationFailure = (intent: IntentKind) => ({
  type: 'invalid_request_error' as const,
  code: `${intent}_authentication_failure`,
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
});
