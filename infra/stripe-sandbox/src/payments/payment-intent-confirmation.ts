import * as z from 'zod/mini';
import type { ApiRequest } from '../http/api-request.js';
import { flag, text } from '../http/params.js';
import { invalidRequest, StripeError } from '../http/stripe-error.js';
import { newId } from '../new-id.js';
import type { NextAction, PaymentIntent, PaymentMethod } from '../objects.js';
import type { Sandbox } from '../sandbox.js';
import { charge } from './charging.js';
import { afterFailedAuthentication, authenticationFailure, bankPageUrl } from './intents.js';
import { findPaymentMethod, keepPaymentMethod, paymentMethodData } from './payment-methods.js';

const webAddress = text.check(
  z.refine((url: string) => URL.canParse(url) && /^https?:/.test(url), {
    error: 'Not a valid URL',
    params: { code: 'url_invalid' },
  }),
);

/** The parameters of a confirmation, in a call of its own or as a part of the creation. */
export const confirmParams = {
  payment_method: z.optional(text),
  payment_method_data: z.optional(paymentMethodData),
  receipt_email: z.optional(text),
  return_url: z.optional(webAddress),
  use_stripe_sdk: z.optional(flag),
  off_session: z.optional(flag),
  error_on_requires_action: z.optional(flag),
};
const confirmation = z.strictObject(confirmParams);
type Confirmation = z.output<typeof confirmation>;

/** Charges a card, at once or after a 3-D Secure step. */
export function confirmIntent(
  intent: PaymentIntent,
  params: Confirmation,
  sandbox: Sandbox,
  request: ApiRequest,
): PaymentIntent {
  if (intent.status === 'succeeded') {
    throw state(
      intent,
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    );
  }
  if (intent.status === 'canceled') {
    throw state(
      intent,
      'You cannot confirm this PaymentIntent because it has a status of canceled. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.',
    );
  }
  const method = methodOf(intent, params, sandbox);
  requireReturnUrl(intent, params, request);
  const confirmed = {
    ...intent,
    payment_method: method.id,
    receipt_email: params.receipt_email ?? intent.receipt_email,
  };
  if (!method.behaviour.authentication) return charge(confirmed, method, sandbox);
  return sandbox.emit('payment_intent.requires_action', {
    ...confirmed,
    status: 'requires_action',
    next_action: nextAction(confirmed, params, request),
  });
}

/** Handles the result of a 3-D Secure step. */
export function finishAuthentication(
  intent: PaymentIntent,
  passed: boolean,
  sandbox: Sandbox,
): PaymentIntent {
  if (intent.status !== 'requires_action') {
    throw state(intent, `This PaymentIntent has a status of ${intent.status}: nothing is asked.`);
  }
  if (passed) return charge(intent, findPaymentMethod(intent.payment_method!, sandbox), sandbox);
  return sandbox.emit('payment_intent.payment_failed', {
    ...intent,
    ...afterFailedAuthentication,
    last_payment_error: authenticationFailure('payment_intent'),
  });
}

function methodOf(intent: PaymentIntent, params: Confirmation, sandbox: Sandbox): PaymentMethod {
  if (params.payment_method_data) return keepPaymentMethod(params.payment_method_data, sandbox);
  const id = params.payment_method ?? intent.payment_method;
  if (id) return findPaymentMethod(id, sandbox);
  throw state(
    intent,
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
  );
}

function requireReturnUrl(
  intent: PaymentIntent,
  { return_url }: Confirmation,
  { key }: ApiRequest,
): void {
  const automatic = intent.automatic_payment_methods;
  if (return_url || key.kind === 'publishable' || !automatic?.enabled) return;
  if (automatic.allow_redirects === 'never') return;
  throw invalidRequest(
    "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
  );
}

function nextAction(
  intent: PaymentIntent,
  { return_url, use_stripe_sdk }: Confirmation,
  { origin }: ApiRequest,
): NextAction {
  const url = bankPageUrl(intent, origin);
  if (return_url && !use_stripe_sdk) {
    return { type: 'redirect_to_url', redirect_to_url: { return_url, url } };
  }
  return {
    type: 'use_stripe_sdk',
    use_stripe_sdk: {
      type: 'three_d_secure_redirect',
      source: newId('payatt_3ds'),
      stripe_js: url,
    },
  };
}

function state(intent: PaymentIntent, message: string): StripeError {
  return new StripeError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: intent,
  });
}
