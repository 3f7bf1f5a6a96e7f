/**
 * Disputes: a cardholder's bank withholds a payment until it has decided. The card 4000 0000 0000 0259 is
 * disputed as soon as it is charged. As in Stripe's test mode, the evidence text `winning_evidence` wins a
 * dispute and `losing_evidence` loses it; closing it accepts the loss.
 */
import * as z from 'zod/mini';
import type { ApiRequest } from '../http/api-request.js';
import { flag, readParams, text } from '../http/params.js';
import { invalidRequest } from '../http/stripe-error.js';
import { type Charge, type Dispute, newDispute } from '../objects.js';
import type { Sandbox } from '../sandbox.js';

/** Opens a dispute about the whole of a charge. */
export function openDispute(charge: Charge, sandbox: Sandbox): void {
  sandbox.save({ ...charge, disputed: true });
  sandbox.emit('charge.dispute.created', newDispute(charge));
}

const updateParams = z.strictObject({
  evidence: z.optional(z.strictObject({ uncategorized_text: z.optional(text) })),
  submit: z.optional(flag),
});

export function updateDispute(request: ApiRequest, sandbox: Sandbox, id: string): object {
  const params = readParams(updateParams, request.params);
  const dispute = findOpenDispute(id, sandbox);
  const evidence = { ...dispute.evidence, ...params.evidence };
  const isSubmitted = params.evidence !== undefined && params.submit !== false;
  const { evidence_details: details } = dispute;
  const updated = sandbox.emit('charge.dispute.updated', {
    ...dispute,
    evidence,
    evidence_details: {
      ...details,
      has_evidence: params.evidence !== undefined || details.has_evidence,
      submission_count: details.submission_count + (isSubmitted ? 1 : 0),
    },
    status: isSubmitted ? 'under_review' : dispute.status,
  });
  const decision = isSubmitted ? decisions.get(evidence.uncategorized_text ?? '') : undefined;
  return decision ? decide(updated, decision, sandbox) : updated;
}

/** Accepts the loss. */
export function closeDispute(_: ApiRequest, sandbox: Sandbox, id: string): object {
  return decide(findOpenDispute(id, sandbox), 'lost', sandbox);
}

const decisions = new Map<string, 'won' | 'lost'>([
  ['winning_evidence', 'won'],
  ['losing_evidence', 'lost'],
]);

function decide(dispute: Dispute, status: 'won' | 'lost', sandbox: Sandbox): Dispute {
  return sandbox.emit('charge.dispute.closed', { ...dispute, status });
}

function findOpenDispute(id: string, sandbox: Sandbox): Dispute {
  const dispute = sandbox.find('dispute', id);
  if (dispute.status === 'needs_response' || dispute.status === 'under_review') return dispute;
  throw invalidRequest('This dispute is already closed', { code: 'dispute_closed' });
}
