import * as z from 'zod/mini';
import { requiredText } from '../forms/fields.js';
import { recordId } from '../records/record-id.js';

/** The evidence that an owner sends with a claim of a business. */
export const claimSchema = z.object({
  businessId: recordId,
  /** How the staff can check the claim, in the owner's words. */
  evidence: requiredText('Evidence', 'Please say how we can check that it is yours', 2_000, 10),
});
claimSchema.register(z.globalRegistry, { id: 'ClaimSubmission' });
export type ClaimSubmission = z.output<typeof claimSchema>;

/** The business that a call for a claim by the e-mail address on record is about. */
export const claimedBusinessSchema = z.object({ businessId: recordId });
claimedBusinessSchema.register(z.globalRegistry, { id: 'ClaimedBusiness' });
export type ClaimedBusiness = z.output<typeof claimedBusinessSchema>;

const sixDigits = 'Please enter the six digits of the code';

/** The code proves that the claimant reads the mail on record. */
export const claimProofSchema = z.object({
  businessId: recordId,
  code: z.string({ error: sixDigits }).check(
    z.overwrite((text) => text.replaceAll(/\s/g, '')),
    z.regex(/^\d{6}$/, sixDigits),
  ),
});
claimProofSchema.register(z.globalRegistry, { id: 'ClaimProof' });
export type ClaimProof = z.output<typeof claimProofSchema>;

/** How a business can be claimed. */
export const claimWaysSchema = z.object({
  /** The e-mail address on record with most of its name hidden; null where there is none. */
  email: z.nullable(z.string()),
  /** Whether the caller has signed in with that address: then no code is needed. */
  yours: z.boolean(),
});
claimWaysSchema.register(z.globalRegistry, { id: 'ClaimWays' });
export type ClaimWays = z.infer<typeof claimWaysSchema>;

/**
 * The proof of a claim, beside the claimant's explanation: a code that was sent to the address on record,
 * or a sign-in with that address.
 */
export const claimProofs = ['code', 'address'] as const;
export type ProvenBy = (typeof claimProofs)[number];

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
  /** The staff's comment on their decision. */
  reason: z.nullable(z.string()),
  /** Whether the claimant manages the business now; a release before this one does not say it. */
  manages: z.optional(z.boolean()),
});
ownerClaimSchema.register(z.globalRegistry, { id: 'OwnerClaim' });
export type OwnerClaim = z.infer<typeof ownerClaimSchema>;

/** The maximum number of an owner's claims that wait for the staff. */
export const openClaimsPerOwner = 5;
