import { ownerApi } from '@town/contracts/api/paths';
import type { OwnerSession } from '@town/contracts/owners/session';
import { recordReader, text, textOr } from '@town/slice-kit/tolerant';
import { ownerRecordQuery } from '../owner-query';

const read = recordReader<OwnerSession>({ email: text, expiresAt: textOr('') });

/** The signed-in owner; fails with status 401 without a session. */
export const sessionQuery = ownerRecordQuery(ownerApi.session, read);
