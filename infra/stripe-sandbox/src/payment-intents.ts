import * as z from 'zod/mini';
import type { ApiRequest } from './api-request.js';
import { checkMoney } from './check-money.js';
import { findIntent } from './intents.js';
import { now } from './new-id.js';
import { mergeMetadata, metadata, positive, readParams, text } from './params.js';
import { confirmIntent, confirmParams } from './payment-intent-confirmation.js';
import { findPaymentMethod } from './payment-methods.js';
import type { Sandbox } from './sandbox.js';
import { invalidRequest } from './stripe-error.js';

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

export function retrievePaymentIntent(request: ApiRequest, sandbox: Sandbox, id: string): object {
  return findIntent('payment_intent', id, request, sandbox);
}

export function updatePaymentIntent(request: ApiRequest, sandbox: Sandbox, id: string): object {
  const params = readParams(updateParams, request.params);
  const intent = findIntent('payment_intent', id, request, sandbox);
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
  const intent = findIntent('payment_intent', id, request, sandbox);
  const { client_secret: _read, ...params } = request.params;
  return confirmIntent(intent, readParams(z.strictObject(confirmParams), params), sandbox, request);
}

export function cancelPaymentIntent(request: ApiRequest, sandbox: Sandbox, id: string): object {
  const params = readParams(cancelParams, request.params);
  const intent = findIntent('payment_intent', id, request, sandbox);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
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

/** The error of a call that the PaymentIntent's status does not allow. */
function unexpectedState(message: string): Error {
  return invalidRequest(message, { code: 'payment_intent_unexpected_state' });
}
