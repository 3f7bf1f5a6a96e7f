import * as z from 'zod/mini';
import type { ApiRequest } from '../http/api-request.js';
import { mergeMetadata, metadata, readParams, text } from '../http/params.js';
import { invalidRequest } from '../http/stripe-error.js';
import { now } from '../new-id.js';
import type { Sandbox } from '../sandbox.js';
import { findIntent } from './intents.js';
import { confirmIntent, confirmParams } from './payment-intent-confirmation.js';

const updateParams = z.strictObject({
  description: z.optional(text),
  metadata: z.optional(metadata),
  receipt_email: z.optional(text),
});

const cancelParams = z.strictObject({
  cancellation_reason: z.optional(
    z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']),
  ),
});

export function retrievePaymentIntent(request: ApiRequest, sandbox: Sandbox, id: string): object {
  return findIntent('payment_intent', id, request, sandbox);
}

export function updatePaymentIntent(request: ApiRequest, sandbox: Sandbox, id: string): object {
  const params = readParams(updateParams, request.params);
  const intent = findIntent('payment_intent', id, request, sandbox);
  return sandbox.save({
    ...intent,
    description: params.description ?? intent.description,
    metadata: mergeMetadata(intent.metadata, params.metadata),
    receipt_email: params.receipt_email ?? intent.receipt_email,
  });
}

export function confirmPaymentIntent(request: ApiRequest, sandbox: Sandbox, id: string): object {
  const intent = findIntent('payment_intent', id, request, sandbox);
  const { client_secret: _read, ...params } = request.params;
  return confirmIntent(intent, readParams(z.strictObject(confirmParams), params), sandbox, request);
}

export function cancelPaymentIntent(request: ApiRequest, sandbox: Sandbox, id: string): object {
  const params = readParams(cancelParams, request.params);
  const intent = findIntent('payment_intent', id, request, sandbox);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalidRequest(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
      { code: 'payment_intent_unexpected_state' },
    );
  }
  return sandbox.emit('payment_intent.canceled', {
    ...intent,
    status: 'canceled',
    canceled_at: now(),
    cancellation_reason: params.cancellation_reason ?? null,
    next_action: null,
  });
}
