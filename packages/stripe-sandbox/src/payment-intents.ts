import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { ApiRequest } from './api-request.js';
import { listPage, pageParams } from './list-page.js';
import { newId, now } from './new-id.js';
import type { PaymentIntent } from './objects.js';
import { flag, mergeMetadata, metadata, positive, readParams, text } from './params.js';
import { confirmIntent, confirmParams } from './payment-intent-confirmation.js';
import { findPaymentMethod } from './payment-methods.js';
import type { Sandbox } from './sandbox.js';
import { invalidRequest, noSuch } from './stripe-error.js';

/** The least that Stripe charges in US dollars. */
const leastAmount = 50;

const createParams = z.strictObject({
  ...confirmParams,
  amount: positive,
  currency: text,
  allowed_payment_method_types: z.optional(z.array(text)),
  // What the other was called before the version endive.
  payment_method_types: z.optional(z.array(text)),
  automatic_payment_methods: z.optional(
    z.strictObject({ enabled: flag, allow_redirects: z.optional(z.enum(['always', 'never'])) }),
  ),
  capture_method: z.optional(
    z.enum(['automatic', 'automatic_async'], {
      error: 'The sandbox takes every payment at once: capture_method must be automatic.',
    }),
  ),
  confirm: z.optional(flag),
  description: z.optional(text),
  metadata: z.optional(metadata),
  statement_descriptor: z.optional(text),
  statement_descriptor_suffix: z.optional(text),
});

const updateParams = z.strictObject({
  amount: z.optional(positive),
  description: z.optional(text),
  metadata: z.optional(metadata),
  payment_method: z.optional(text),
  receipt_email: z.optional(text),
  expand: z.optional(z.array(text)),
});

const cancelParams = z.strictObject({
  cancellation_reason: z.optional(
    z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']),
  ),
  expand: z.optional(z.array(text)),
});

export function createPaymentIntent(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(createParams, request.params);
  checkMoney(params.amount, params.currency);
  const id = newId('pi');
  const method = params.payment_method ? findPaymentMethod(params.payment_method, sandbox) : null;
  const allowed = params.allowed_payment_method_types ?? params.payment_method_types;
  const automatic = params.automatic_payment_methods;
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: allowed ?? null,
    amount: params.amount,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: automatic ?? null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: params.capture_method ?? 'automatic_async',
    client_secret: `${id}_${newId('secret', 25)}`,
    confirmation_method: 'automatic',
    created: now(),
    currency: params.currency.toLowerCase(),
    customer: null,
    description: params.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    next_action: null,
    payment_method: method?.id ?? null,
    payment_method_options: {
      card: { installments: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: cardOnly(allowed),
    processing: null,
    receipt_email: params.receipt_email ?? null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: params.statement_descriptor ?? null,
    statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
  };
  const created = sandbox.save(intent, request, 'payment_intent.created');
  return params.confirm ? confirmIntent(created, params, sandbox, request) : created;
}

export function retrievePaymentIntent(request: ApiRequest, sandbox: Sandbox, id: string): object {
  return findPaymentIntent(id, request, sandbox);
}

export function updatePaymentIntent(request: ApiRequest, sandbox: Sandbox, id: string): object {
  const params = readParams(updateParams, request.params);
  const intent = findPaymentIntent(id, request, sandbox);
  if (params.amount !== undefined) {
    checkMoney(params.amount, intent.currency);
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      throw unexpectedState(
        `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`,
      );
    }
  }
  const method = params.payment_method
    ? findPaymentMethod(params.payment_method, sandbox).id
    : intent.payment_method;
  return sandbox.save({
    ...intent,
    amount: params.amount ?? intent.amount,
    description: params.description ?? intent.description,
    metadata: mergeMetadata(intent.metadata, params.metadata),
    payment_method: method,
    receipt_email: params.receipt_email ?? intent.receipt_email,
    status:
      method && intent.status === 'requires_payment_method'
        ? 'requires_confirmation'
        : intent.status,
  });
}

export function confirmPaymentIntent(request: ApiRequest, sandbox: Sandbox, id: string): object {
  const intent = findPaymentIntent(id, request, sandbox);
  const { client_secret: _read, ...params } = request.params;
  return confirmIntent(intent, readParams(z.strictObject(confirmParams), params), sandbox, request);
}

export function cancelPaymentIntent(request: ApiRequest, sandbox: Sandbox, id: string): object {
  const params = readParams(cancelParams, request.params);
  const intent = findPaymentIntent(id, request, sandbox);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
    );
  }
  return sandbox.save(
    {
      ...intent,
      status: 'canceled',
      canceled_at: now(),
      cancellation_reason: params.cancellation_reason ?? null,
      next_action: null,
    },
    request,
    'payment_intent.canceled',
  );
}

export function listPaymentIntents(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(z.strictObject(pageParams), request.params);
  return listPage(sandbox.store.all('payment_intent'), params, '/v1/payment_intents');
}

/** A PaymentIntent by its id; a browser has to know its client secret as well. */
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

/** The error of a PaymentIntent that has come too far, or not far enough. */
export function unexpectedState(message: string): Error {
  return invalidRequest(message, { code: 'payment_intent_unexpected_state' });
}

function checkMoney(amount: number, currency: string): void {
  if (currency.toLowerCase() !== 'usd') {
    throw invalidRequest(`Invalid currency: ${currency}. The sandbox supports these: usd`, {
      param: 'currency',
    });
  }
  if (amount < leastAmount) {
    throw invalidRequest('Amount must be at least $0.50 usd', {
      code: 'amount_too_small',
      param: 'amount',
    });
  }
  if (amount > 99_999_999) {
    throw invalidRequest('Amount must be no more than $999,999.99', {
      code: 'amount_too_large',
      param: 'amount',
    });
  }
}

function cardOnly(types: string[] = ['card']): string[] {
  const other = types.find((type) => type !== 'card');
  if (other === undefined) return types;
  throw invalidRequest(
    `The payment method type "${other}" is invalid. The sandbox takes cards only.`,
    { param: 'allowed_payment_method_types' },
  );
}

function same(given: string, kept: string): boolean {
  return given.length === kept.length && timingSafeEqual(Buffer.from(given), Buffer.from(kept));
}
