import { ownerApi } from '@town/contracts/api/paths';
import type { MailPreferences } from '@town/contracts/owners/mails';
import { recordReader } from '@town/slice-kit/tolerant';
import { ownerRecordQuery } from '../owner-query';

const wanted = (value: unknown) => value !== false;

/** Which mails the signed-in owner wants. */
export const mailsQuery = ownerRecordQuery(
  ownerApi.mails,
  recordReader<MailPreferences>({ statistics: wanted, hours: wanted }),
);
