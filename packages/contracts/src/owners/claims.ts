import * as z from 'zod/mini';
import { requiredText } from '../forms/fields.js';
import { recordId } from '../records/record-id.js';

/** What an owner sends to show that a business is theirs. */
export const claimSchema = z.object({
  businessId: recordId,
  /** How the staff can see it, in the owner's words. */
  evidence: requiredText('Evidence', 'Please say how we can check that it is yours', 2_000, 10),
});
claimSchema.register(z.globalRegistry, { id: 'ClaimSubmission' });
export type ClaimSubmission = z.output<typeof claimSchema>;

export const claimStatuses = ['pending', 'approved', 'refused'] as const;

/** A claim as its owner sees it. */
export const ownerClaimSchema = z.object({
  id: recordId,
  businessId: recordId,
  businessName: z.string(),
  evidence: z.string(),
  status: z.enum(claimStatuses),
  submittedAt: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
  /** What the staff wrote about their decision. */
  reason: z.nullable(z.string()),
});
ownerClaimSchema.register(z.globalRegistry, { id: 'OwnerClaim' });
export type OwnerClaim = z.infer<typeof ownerClaimSchema>;

/** An owner can have so many claims that wait for the staff. */
export const openClaimsPerOwner = 5;
