import * as z from 'zod/mini';
import { pageQuery } from '../api/list-query.js';
import { optionalText } from '../forms/fields.js';
import { recordId } from '../records/record-id.js';
import { claimProofs, claimStatuses } from './claims.js';

/** Owners' requests to the staff: the claim of a business, or a change that needs a review. */
export const requestKinds = ['claim', 'change'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const decisions = ['approved', 'refused'] as const;

/** A request of an owner as staff see it. */
export const ownerRequestSchema = z.object({
  id: recordId,
  kind: z.enum(requestKinds),
  businessId: recordId,
  businessName: z.string(),
  /** Names the business in addresses. */
  slug: z.string(),
  /** The owner's address, which a mailed link has confirmed. */
  email: z.string(),
  /** The explanation of a claim; null for a change. */
  evidence: z.nullable(z.string()),
  /** How the claimant has shown that they read the mail on record. */
  proof: z.nullable(z.enum(claimProofs)),
  /** The stored contact details of the business, to compare a claim with. */
  onRecord: z.object({
    phone: z.nullable(z.string()),
    /** Private. */
    email: z.nullable(z.string()),
    website: z.nullable(z.string()),
    address: z.nullable(z.string()),
    /** Addresses of the people who manage it already. */
    members: z.array(z.string()),
    /** The address of its owner. */
    owner: z.nullable(z.string()),
  }),
  /** The fields of a change: what is public, and what the owner wants. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  status: z.enum(claimStatuses),
  submittedAt: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
  decidedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
ownerRequestSchema.register(z.globalRegistry, { id: 'OwnerRequest' });
export type OwnerRequest = z.infer<typeof ownerRequestSchema>;

export const ownerRequestQuerySchema = z.object({
  ...pageQuery,
  status: z.optional(
    z.enum(['pending', 'decided'], { error: 'status must be pending or decided' }),
  ),
});
export type OwnerRequestQuery = z.output<typeof ownerRequestQuerySchema>;

/** The staff's decision on a request. */
export const decisionSchema = z.object({
  decision: z.enum(decisions, { error: 'decision must be approved or refused' }),
  /** Goes to the owner by mail. */
  reason: optionalText('Reason', 500),
  /**
   * The new values that the reviewer has seen. The decision is refused if the request has other values by
   * now.
   */
  changes: z.optional(z.record(z.string(), z.unknown())),
  /**
   * Of a claim that is approved because the business has changed hands: the address of the owner who loses
   * access. The claimant becomes the owner. The decision is refused if somebody else is the owner by now.
   */
  replacesOwner: z.optional(z.string().check(z.maxLength(320))),
});
decisionSchema.register(z.globalRegistry, { id: 'OwnerRequestDecision' });
export type Decision = z.output<typeof decisionSchema>;
