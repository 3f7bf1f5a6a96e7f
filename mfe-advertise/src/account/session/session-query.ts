import { ownerApi } from '@town/contracts/api/paths';
import type { OwnerSession } from '@town/contracts/owners/session';
import { recordReader, text, textOr } from '@town/slice-kit/tolerant';
import { ownerRecordQuery } from '../owner-query';

const read = recordReader<OwnerSession>({ email: text, expiresAt: textOr('') });

/** Who is signed in; an error with the status 401 where nobody is. */
export const sessionQuery = ownerRecordQuery(ownerApi.session, read);
