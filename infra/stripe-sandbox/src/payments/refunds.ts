import * as z from 'zod/mini';
import { dollars } from '../dollars.js';
import type { ApiRequest } from '../http/api-request.js';
import { mergeMetadata, metadata, positive, readParams, text } from '../http/params.js';
import { invalidRequest } from '../http/stripe-error.js';
import { type Charge, newRefund } from '../objects.js';
import type { Sandbox } from '../sandbox.js';

const refundParams = z.strictObject({
  amount: z.optional(positive),
  charge: z.optional(text),
  payment_intent: z.optional(text),
  reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: z.optional(metadata),
});

export function createRefund(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(refundParams, request.params);
  const charge = chargeOf(params, sandbox);
  if (isContested(charge, sandbox)) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = params.amount ?? left;
  if (amount > left) {
    const of = left === charge.amount ? 'charge amount' : 'unrefunded amount on charge';
    throw invalidRequest(
      `Refund amount (${dollars(amount)}) is greater than ${of} (${dollars(left)})`,
      { param: 'amount' },
    );
  }
  const refunded = charge.amount_refunded + amount;
  const refund = sandbox.emit(
    'refund.created',
    newRefund(charge, amount, params.reason ?? null, mergeMetadata({}, params.metadata)),
  );
  sandbox.emit('charge.refunded', {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  });
  return refund;
}

/**
 * Rejects the refunds of the card 4000 0000 0000 5126, whose bank does that. At Stripe this takes some
 * time; here it happens when the customer's test clock is advanced.
 */
export function rejectRefunds(clock: string, sandbox: Sandbox): void {
  for (const refund of sandbox.store.all('refund')) {
    const charge = sandbox.find('charge', refund.charge);
    const method = sandbox.store.get('payment_method', charge.payment_method);
    const customer = sandbox.store.get('customer', charge.customer ?? '');
    if (!method?.behaviour.rejectsRefunds || customer?.test_clock !== clock) continue;
    if (refund.status === 'failed') continue;
    const refunded = charge.amount_refunded - refund.amount;
    sandbox.save({ ...charge, amount_refunded: refunded, refunded: false });
    sandbox.emit('refund.failed', { ...refund, status: 'failed' });
  }
}

/** Whether a dispute has withheld the charge, temporarily or finally. */
function isContested({ id, disputed }: Charge, sandbox: Sandbox): boolean {
  if (!disputed) return false;
  return sandbox.store
    .all('dispute')
    .some(({ charge, status }) => charge === id && status !== 'won');
}

function chargeOf(params: z.output<typeof refundParams>, sandbox: Sandbox): Charge {
  if (params.charge) return sandbox.find('charge', params.charge, 'charge');
  if (!params.payment_intent) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = sandbox.find('payment_intent', params.payment_intent, 'payment_intent');
  const charge = sandbox.store.get('charge', intent.latest_charge ?? '');
  if (charge?.paid) return charge;
  throw invalidRequest(
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    { code: 'payment_intent_unexpected_state' },
  );
}
