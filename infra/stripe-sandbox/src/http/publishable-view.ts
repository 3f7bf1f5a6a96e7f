import type { ApiRequest } from './api-request.js';

/** The fields of a PaymentIntent or a SetupIntent that a browser may see. */
const visible = new Set([
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'last_setup_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
  'usage',
]);

/** Removes the fields from a response that a publishable key may not see: metadata and charges. */
export function publishableView(answer: object, { key }: ApiRequest): object {
  if (key.kind === 'secret' || !('object' in answer)) return answer;
  if (answer.object !== 'payment_intent' && answer.object !== 'setup_intent') return answer;
  return Object.fromEntries(Object.entries(answer).filter(([name]) => visible.has(name)));
}
