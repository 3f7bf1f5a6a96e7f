/** SetupIntents: a card is saved for later charges, after 3-D Secure where the card asks for it. */

import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { ApiRequest } from './api-request.js';
import { afterFailedAuthentication, authenticationFailure } from './authentication-failure.js';
import type { SetupIntent } from './billing-objects.js';
import { timeFor } from './clock.js';
import { findCustomer } from './customers.js';
import { newId } from './new-id.js';
import { anything, flag, mergeMetadata, metadata, readParams, text } from './params.js';
import { findPaymentMethod, keepPaymentMethod, paymentMethodData } from './payment-methods.js';
import { present, type Sandbox } from './sandbox.js';
import { invalidRequest, noSuch, StripeError } from './stripe-error.js';

const createParams = z.strictObject({
  allowed_payment_method_types: z.optional(z.array(z.literal('card'))),
  customer: z.optional(text),
  description: z.optional(text),
  metadata: z.optional(metadata),
  usage: z.optional(z.enum(['off_session', 'on_session'])),
  expand: z.optional(z.array(text)),
});

const confirmParams = z.strictObject({
  payment_method: z.optional(text),
  payment_method_data: z.optional(paymentMethodData),
  return_url: z.optional(text),
  use_stripe_sdk: z.optional(flag),
  expected_payment_method_type: anything,
  expand: z.optional(z.array(text)),
});

export function createSetupIntent(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(createParams, request.params);
  const customer = params.customer ? findCustomer(params.customer, sandbox, 'customer').id : null;
  const id = newId('seti');
  const intent: SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    cancellation_reason: null,
    client_secret: `${id}_${newId('secret', 25)}`,
    created: timeFor(customer, sandbox),
    customer,
    description: params.description ?? null,
    last_setup_error: null,
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    usage: params.usage ?? 'off_session',
  };
  return sandbox.save(intent, request, 'setup_intent.created');
}

export function retrieveSetupIntent(request: ApiRequest, sandbox: Sandbox, id: string): object {
  return findSetupIntent(id, request, sandbox);
}

export function confirmSetupIntent(request: ApiRequest, sandbox: Sandbox, id: string): object {
  const intent = findSetupIntent(id, request, sandbox);
  const { client_secret: _read, ...given } = request.params;
  const params = readParams(confirmParams, given);
  if (intent.status === 'succeeded') {
    throw invalidRequest('You cannot confirm this SetupIntent because it has already succeeded.', {
      code: 'setup_intent_unexpected_state',
    });
  }
  const method = params.payment_method_data
    ? keepPaymentMethod(params.payment_method_data, sandbox)
    : findPaymentMethod(params.payment_method ?? '', sandbox);
  const { decline, saves, authentication } = method.behaviour;
  if (decline && !saves) {
    const error = {
      type: 'card_error' as const,
      message: decline.message,
      code: decline.code,
      ...(decline.declineCode && { decline_code: decline.declineCode }),
      payment_method: present(method),
    };
    sandbox.save({ ...intent, last_setup_error: error }, request, 'setup_intent.setup_failed');
    throw new StripeError(402, error);
  }
  const chosen = { ...intent, payment_method: method.id };
  if (!authentication) return succeed(chosen, sandbox, request);
  return sandbox.save(
    {
      ...chosen,
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
    },
    request,
    'setup_intent.requires_action',
  );
}

/** Handles the card holder's answer in place of a bank. */
export function authenticateSetup(
  intent: SetupIntent,
  passed: boolean,
  sandbox: Sandbox,
  request: ApiRequest,
): SetupIntent {
  if (intent.status !== 'requires_action') {
    throw invalidRequest(`This SetupIntent has a status of ${intent.status}: nothing is asked.`);
  }
  if (passed) return succeed(intent, sandbox, request);
  return sandbox.save(
    {
      ...intent,
      ...afterFailedAuthentication,
      last_setup_error: authenticationFailure('setup_intent'),
    },
    request,
    'setup_intent.setup_failed',
  );
}

/** Finds a SetupIntent by id. A browser also needs its client secret. */
export function findSetupIntent(
  id: string,
  { key, params }: ApiRequest,
  sandbox: Sandbox,
): SetupIntent {
  const intent = sandbox.store.get('setup_intent', id);
  if (!intent) throw noSuch('setup_intent', id, 'intent');
  const secret = params['client_secret'];
  if (key.kind === 'publishable' || secret !== undefined) {
    const given = Buffer.from(String(secret ?? ''));
    const kept = Buffer.from(intent.client_secret);
    if (given.length !== kept.length || !timingSafeEqual(given, kept)) {
      throw invalidRequest(
        'The client_secret provided does not match the client_secret associated with the SetupIntent.',
        { code: 'setup_intent_invalid_parameter', param: 'client_secret' },
      );
    }
  }
  return intent;
}

function succeed(intent: SetupIntent, sandbox: Sandbox, request: ApiRequest): SetupIntent {
  const method = findPaymentMethod(intent.payment_method!, sandbox);
  sandbox.save({ ...method, customer: intent.customer }, request, 'payment_method.attached');
  return sandbox.save(
    { ...intent, status: 'succeeded', next_action: null, last_setup_error: null },
    request,
    'setup_intent.succeeded',
  );
}
