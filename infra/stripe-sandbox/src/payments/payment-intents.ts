import * as z from 'zod/mini';
import type { ApiRequest } from '../http/api-request.js';
import { mergeMetadata, metadata, readParams, text } from '../http/params.js';
import type { Sandbox } from '../sandbox.js';
import { findIntent } from './intents.js';
import { confirmIntent, confirmParams } from './payment-intent-confirmation.js';

const updateParams = z.strictObject({
  description: z.optional(text),
  metadata: z.optional(metadata),
  receipt_email: z.optional(text),
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
