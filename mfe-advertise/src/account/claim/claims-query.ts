import { ownerApi } from '@town/contracts/api/paths';
import { claimStatuses, type OwnerClaim } from '@town/contracts/owners/claims';
import { optionalText, recordReader, text, textOr } from '@town/slice-kit/tolerant';
import { instant, optionalInstant, ownerListQuery, wordOr } from '../owner-query';

/** Reads a claim of the API. */
export const readClaim = recordReader<OwnerClaim>({
  id: text,
  businessId: text,
  businessName: text,
  evidence: textOr(''),
  status: wordOr(claimStatuses, 'pending'),
  submittedAt: instant,
  decidedAt: optionalInstant,
  reason: optionalText,
  // An earlier release says nothing, and an approved claim counts as access.
  manages: (value) => value !== false,
});

/** The claims of the signed-in owner. */
export const claimsQuery = ownerListQuery(ownerApi.claims, readClaim);
