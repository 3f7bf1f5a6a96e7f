import * as z from 'zod/mini';
import type { ApiRequest } from '../http/api-request.js';
import { flag, mergeMetadata, metadata, positive, readParams, text } from '../http/params.js';
import { now } from '../new-id.js';
import { newPaymentIntent } from '../objects.js';
import type { Sandbox } from '../sandbox.js';
import { checkMoney } from './check-money.js';
import { confirmIntent, confirmParams } from './payment-intent-confirmation.js';
import { findPaymentMethod } from './payment-methods.js';

const createParams = z.strictObject({
  ...confirmParams,
  amount: positive,
  currency: text,
  allowed_payment_method_types: z.optional(
    z.array(z.literal('card', { error: 'The sandbox takes cards only.' })),
  ),
  confirm: z.optional(flag),
  description: z.optional(text),
  metadata: z.optional(metadata),
});

export function createPaymentIntent(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(createParams, request.params);
  checkMoney(params.amount, params.currency);
  const method = params.payment_method ? findPaymentMethod(params.payment_method, sandbox) : null;
  const created = sandbox.emit('payment_intent.created', {
    ...newPaymentIntent(params.amount, params.currency.toLowerCase(), now()),
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    description: params.description ?? null,
    metadata: mergeMetadata({}, params.metadata),
    payment_method: method?.id ?? null,
    receipt_email: params.receipt_email ?? null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
  });
  return params.confirm ? confirmIntent(created, params, sandbox, request) : created;
}
