import * as z from 'zod/mini';
import type { ApiRequest } from '../http/api-request.js';
import { flag, mergeMetadata, metadata, positive, readParams, text } from '../http/params.js';
import { invalidRequest } from '../http/stripe-error.js';
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
  allowed_payment_method_types: z.optional(z.array(text)),
  // The name of `allowed_payment_method_types` before version endive.
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

export function createPaymentIntent(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(createParams, request.params);
  checkMoney(params.amount, params.currency);
  const method = params.payment_method ? findPaymentMethod(params.payment_method, sandbox) : null;
  const allowed = params.allowed_payment_method_types ?? params.payment_method_types;
  const automatic = params.automatic_payment_methods;
  const created = sandbox.emit('payment_intent.created', {
    ...newPaymentIntent(params.amount, params.currency.toLowerCase(), now()),
    allowed_payment_method_types: allowed ?? null,
    automatic_payment_methods: automatic ?? null,
    capture_method: params.capture_method ?? 'automatic_async',
    description: params.description ?? null,
    metadata: mergeMetadata({}, params.metadata),
    payment_method: method?.id ?? null,
    payment_method_types: cardOnly(allowed),
    receipt_email: params.receipt_email ?? null,
    statement_descriptor: params.statement_descriptor ?? null,
    statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
  });
  return params.confirm ? confirmIntent(created, params, sandbox, request) : created;
}

function cardOnly(types: string[] = ['card']): string[] {
  const other = types.find((type) => type !== 'card');
  if (other === undefined) return types;
  throw invalidRequest(
    `The payment method type "${other}" is invalid. The sandbox takes cards only.`,
    { param: 'allowed_payment_method_types' },
  );
}
