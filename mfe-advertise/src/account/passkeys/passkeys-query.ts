import { ownerApi } from '@town/contracts/api/paths';
import type { Passkey } from '@town/contracts/passkeys/passkeys';
import { recordReader, text } from '@town/slice-kit/tolerant';
import { instant, optionalInstant, ownerListQuery } from '../owner-query';

const read = recordReader<Passkey>({
  id: text,
  name: text,
  createdAt: instant,
  lastUsedAt: optionalInstant,
});

/** The passkeys of the signed-in owner. */
export const passkeysQuery = ownerListQuery(ownerApi.passkeys, read);
