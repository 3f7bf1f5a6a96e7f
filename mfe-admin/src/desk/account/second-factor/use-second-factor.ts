import { staffApi } from '@town/contracts/api/paths';
import type { Passkey } from '@town/contracts/passkeys/passkeys';
import type { SecondFactor } from '@town/contracts/staff/second-factor';
import {
  flag,
  listReader,
  number,
  optionalText,
  recordReader,
  text,
} from '@town/slice-kit/tolerant';
import { fetchAsStaff } from '../../../lists/fetch-list';
import { useStaff } from '../../session/staff';
import { deskKey, useStaffQuery } from '../../session/use-staff-query';

/** The query key of the person's own second factor, for invalidation after a change. */
export const secondFactorKey = [deskKey, 'second-factor'] as const;

const readPasskey = recordReader<Passkey>({
  id: text,
  name: text,
  createdAt: text,
  lastUsedAt: optionalText,
});

const read = recordReader<SecondFactor>({
  required: flag,
  oneTimeCode: flag,
  passkeys: listReader(readPasskey),
  recoveryCodes: (value) => number(value) ?? 0,
});

/** The active second factors of the signed-in person. */
export function useSecondFactor() {
  const { token } = useStaff();
  return useStaffQuery({
    key: secondFactorKey.slice(1),
    async fetch(signal) {
      const factor = read((await fetchAsStaff(staffApi.secondFactor, token, signal)).data);
      if (!factor) throw new Error('The answer is not a second factor');
      return factor;
    },
  });
}
