import { ownerApi } from '@town/contracts/api/paths';
import type { ClaimWays } from '@town/contracts/owners/claims';
import { flag, optionalText, recordReader } from '@town/slice-kit/tolerant';
import { ownerRecordQuery } from '../owner-query';

const read = recordReader<ClaimWays>({ email: optionalText, yours: flag });

/** How a business can be claimed. */
export const waysQuery = (businessId: string) =>
  ownerRecordQuery(ownerApi.claimWays(businessId), read);
