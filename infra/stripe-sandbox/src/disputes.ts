/**
 * Disputes: a cardholder's bank takes a payment back until it has decided. The card 4000 0000 0000 0259
 * is disputed as soon as it is charged. As in Stripe's test mode, the evidence text `winning_evidence`
 * wins a dispute and `losing_evidence` loses it; closing it accepts the loss.
 */
import * as z from 'zod/mini';
import type { ApiRequest } from './api-request.js';
import { secondsPerDay } from './clock.js';
import { listPage, pageParams } from './list-page.js';
import { newId } from './new-id.js';
import type { Charge, Dispute } from './objects.js';
import { flag, mergeMetadata, metadata, readParams, text } from './params.js';
import type { Sandbox } from './sandbox.js';
import { invalidRequest, noSuch } from './stripe-error.js';

const evidenceDays = 9;

/** Opens a dispute about the whole of a charge. */
export function openDispute(
  charge: Charge,
  sandbox: Sandbox,
  request: ApiRequest | undefined,
): Dispute {
  sandbox.save({ ...charge, disputed: true });
  return sandbox.save(
    {
      id: newId('du'),
      object: 'dispute',
      amount: charge.amount,
      balance_transactions: [],
      charge: charge.id,
      created: charge.created,
      currency: charge.currency,
      evidence: { uncategorized_text: null },
      evidence_details: {
        due_by: charge.created + evidenceDays * secondsPerDay,
        has_evidence: false,
        past_due: false,
        submission_count: 0,
      },
      is_charge_refundable: false,
      livemode: false,
      metadata: {},
      payment_intent: charge.payment_intent,
      reason: 'fraudulent',
      status: 'needs_response',
    },
    request,
    'charge.dispute.created',
  );
}

export function retrieveDispute(_: ApiRequest, sandbox: Sandbox, id: string): object {
  return findDispute(id, sandbox);
}

const listParams = z.strictObject({
  ...pageParams,
  charge: z.optional(text),
  payment_intent: z.optional(text),
});

export function listDisputes(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(listParams, request.params);
  const { charge: chargeId, payment_intent: intentId } = params;
  const matching = sandbox.store
    .all('dispute')
    .filter(({ charge }) => chargeId === undefined || charge === chargeId)
    .filter(({ payment_intent: intent }) => intentId === undefined || intent === intentId);
  return listPage(matching, params, '/v1/disputes');
}

const updateParams = z.strictObject({
  evidence: z.optional(z.strictObject({ uncategorized_text: z.optional(text) })),
  submit: z.optional(flag),
  metadata: z.optional(metadata),
  expand: z.optional(z.array(text)),
});

export function updateDispute(request: ApiRequest, sandbox: Sandbox, id: string): object {
  const params = readParams(updateParams, request.params);
  const dispute = findOpenDispute(id, sandbox);
  const evidence = { ...dispute.evidence, ...params.evidence };
  const isSubmitted = params.evidence !== undefined && params.submit !== false;
  const { evidence_details: details } = dispute;
  const updated: Dispute = sandbox.save(
    {
      ...dispute,
      evidence,
      evidence_details: {
        ...details,
        has_evidence: params.evidence !== undefined || details.has_evidence,
        submission_count: details.submission_count + (isSubmitted ? 1 : 0),
      },
      metadata: mergeMetadata(dispute.metadata, params.metadata),
      status: isSubmitted ? 'under_review' : dispute.status,
    },
    request,
    'charge.dispute.updated',
  );
  const decision = isSubmitted ? decisions.get(evidence.uncategorized_text ?? '') : undefined;
  return decision ? decide(updated, decision, sandbox, request) : updated;
}

/** Accepts the loss. */
export function closeDispute(request: ApiRequest, sandbox: Sandbox, id: string): object {
  return decide(findOpenDispute(id, sandbox), 'lost', sandbox, request);
}

const decisions = new Map<string, 'won' | 'lost'>([
  ['winning_evidence', 'won'],
  ['losing_evidence', 'lost'],
]);

function decide(
  dispute: Dispute,
  status: 'won' | 'lost',
  sandbox: Sandbox,
  request: ApiRequest,
): Dispute {
  return sandbox.save({ ...dispute, status }, request, 'charge.dispute.closed');
}

function findDispute(id: string, sandbox: Sandbox): Dispute {
  const dispute = sandbox.store.get('dispute', id);
  if (!dispute) throw noSuch('dispute', id);
  return dispute;
}

function findOpenDispute(id: string, sandbox: Sandbox): Dispute {
  const dispute = findDispute(id, sandbox);
  if (dispute.status === 'needs_response' || dispute.status === 'under_review') return dispute;
  throw invalidRequest('This dispute is already closed', { code: 'dispute_closed' });
}
