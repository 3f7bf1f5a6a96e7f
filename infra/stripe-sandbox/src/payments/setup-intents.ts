/** SetupIntents: a card is saved for later charges, after 3-D Secure if the card requires it. */
import * as z from 'zod/mini';
import { newSetupIntent, type SetupIntent } from '../billing/billing-objects.js';
import { timeFor } from '../clock.js';
import type { ApiRequest } from '../http/api-request.js';
import { flag, mergeMetadata, metadata, readParams, text } from '../http/params.js';
import { invalidRequest, StripeError } from '../http/stripe-error.js';
import type { Sandbox } from '../sandbox.js';
import {
  afterFailedAuthentication,
  authenticationFailure,
  declineError,
  findIntent,
} from './intents.js';
import { findPaymentMethod, keepPaymentMethod, paymentMethodData } from './payment-methods.js';

const createParams = z.strictObject({
  allowed_payment_method_types: z.optional(z.array(z.literal('card'))),
  customer: z.optional(text),
  metadata: z.optional(metadata),
  usage: z.optional(z.enum(['off_session', 'on_session'])),
});

const confirmParams = z.strictObject({
  payment_method: z.optional(text),
  payment_method_data: z.optional(paymentMethodData),
  return_url: z.optional(text),
  use_stripe_sdk: z.optional(flag),
});

export function createSetupIntent(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(createParams, request.params);
  const customer = params.customer
    ? sandbox.find('customer', params.customer, 'customer').id
    : null;
  return sandbox.emit('setup_intent.created', {
    ...newSetupIntent(timeFor(customer, sandbox), customer),
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    metadata: mergeMetadata({}, params.metadata),
    usage: params.usage ?? 'off_session',
  });
}

export function retrieveSetupIntent(request: ApiRequest, sandbox: Sandbox, id: string): object {
  return findIntent('setup_intent', id, request, sandbox);
}

export function confirmSetupIntent(request: ApiRequest, sandbox: Sandbox, id: string): object {
  const intent = findIntent('setup_intent', id, request, sandbox);
  const { client_secret: _read, ...given } = request.params;
  const params = readParams(confirmParams, given);
  if (intent.status === 'succeeded') {
    throw new StripeError(400, {
      type: 'invalid_request_error',
      code: 'setup_intent_unexpected_state',
      message: 'You cannot confirm this SetupIntent because it has already succeeded.',
      setup_intent: intent,
    });
  }
  const method = params.payment_method_data
    ? keepPaymentMethod(params.payment_method_data, sandbox)
    : findPaymentMethod(params.payment_method ?? '', sandbox);
  const { decline, saves, authentication } = method.behaviour;
  if (decline && !saves) {
    const error = declineError(decline, method);
    sandbox.emit('setup_intent.setup_failed', { ...intent, last_setup_error: error });
    throw new StripeError(402, error);
  }
  const chosen = { ...intent, payment_method: method.id };
  if (!authentication) return succeed(chosen, sandbox);
  return sandbox.emit('setup_intent.requires_action', {
    ...chosen,
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
  });
}

/** Handles the cardholder's answer in place of a bank. */
export function authenticateSetup(
  intent: SetupIntent,
  passed: boolean,
  sandbox: Sandbox,
): SetupIntent {
  if (intent.status !== 'requires_action') {
    throw invalidRequest(`This SetupIntent has a status of ${intent.status}: nothing is asked.`);
  }
  if (passed) return succeed(intent, sandbox);
  return sandbox.emit('setup_intent.setup_failed', {
    ...intent,
    ...afterFailedAuthentication,
    last_setup_error: authenticationFailure('setup_intent'),
  });
}

function succeed(intent: SetupIntent, sandbox: Sandbox): SetupIntent {
  const method = findPaymentMethod(intent.payment_method!, sandbox);
  sandbox.emit('payment_method.attached', { ...method, customer: intent.customer });
  return sandbox.emit('setup_intent.succeeded', {
    ...intent,
    status: 'succeeded',
    next_action: null,
    last_setup_error: null,
  });
}
