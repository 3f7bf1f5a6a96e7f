import type { StaffAccount, StaffAccountState } from '@town/contracts/staff/accounts';
import { staffRoles } from '@town/contracts/staff/roles';
import { flag, optionalText, recordReader, text } from '@town/slice-kit/tolerant';

/** An account, as far as the page needs it. */
export type ShownAccount = Omit<StaffAccount, 'createdAt'> & { createdAt: string | null };

/** The name of each state. */
export const stateNames: Record<StaffAccountState, string> = {
  invited: 'Invited',
  active: 'Active',
  disabled: 'Disabled',
};

const states: readonly StaffAccountState[] = ['invited', 'active', 'disabled'];

/** Reads an account of the API. */
export const readAccount = recordReader<ShownAccount>({
  id: text,
  email: text,
  role: (value) => staffRoles.find((role) => role === value),
  state: (value) => states.find((state) => state === value) ?? 'active',
  secondFactor: flag,
  createdAt: optionalText,
});
