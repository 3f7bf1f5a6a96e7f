import { ownerApi } from '@town/contracts/api/paths';
import type { OwnerDevice } from '@town/contracts/owners/session';
import { flag, recordReader, text } from '@town/slice-kit/tolerant';
import { instant, ownerListQuery } from '../owner-query';

const read = recordReader<OwnerDevice>({
  id: text,
  createdAt: instant,
  lastUsedAt: instant,
  current: flag,
});

/** The sessions of the signed-in owner. */
export const devicesQuery = ownerListQuery(ownerApi.sessions, read);
