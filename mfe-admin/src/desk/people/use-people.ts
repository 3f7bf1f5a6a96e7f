import { staffApi } from '@town/contracts/api/paths';
import type { Invitation } from '@town/contracts/staff/accounts';
import type { StaffRole } from '@town/contracts/staff/roles';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { listReader } from '@town/slice-kit/tolerant';
import { fetchAsStaff } from '../../lists/fetch-list';
import { useStaff } from '../session/staff';
import { useDeskFailure } from '../session/use-desk-failure';
import { deskKey, useStaffQuery } from '../session/use-staff-query';
import { readAccount, type ShownAccount } from './account-reader';

const key = 'people';

/** Every account of the staff. */
export function usePeople() {
  const { token } = useStaff();
  return useStaffQuery({
    key: [key],
    fetch: async (signal) =>
      listReader(readAccount)((await fetchAsStaff(staffApi.staff, token, signal)).data),
  });
}

/** The actions of administrators on accounts. Each shows its result in a toast. */
export function usePeopleActions() {
  const { token } = useStaff();
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  const fail = useDeskFailure();
  // Also after a failure, because another administrator may have changed the account.
  const onSettled = () => queryClient.invalidateQueries({ queryKey: [deskKey, key] });

  const invite = useMutation({
    mutationFn: (invitation: Invitation) => sendJson(staffApi.staff, invitation, { token }),
    onSuccess: (_, { email }) =>
      showToast({
        tone: 'success',
        title: 'Invitation sent',
        description: `${email} can choose a password within 72 hours.`,
      }),
    onSettled,
  });
  const changeRole = useMutation({
    mutationFn: ({ account, role }: { account: ShownAccount; role: StaffRole }) =>
      sendJson(staffApi.staffAccount(account.id), { role }, { method: 'PUT', token }),
    onSuccess: (_, { account, role }) =>
      showToast({
        tone: 'success',
        title: `${account.email} is ${role} now`,
        action: {
          label: 'Undo',
          onClick: () => changeRole.mutate({ account: { ...account, role }, role: account.role }),
        },
      }),
    onError: fail('Role not changed'),
    onSettled,
  });
  const disable = useMutation({
    mutationFn: ({ id }: ShownAccount) =>
      sendJson(staffApi.staffAccount(id), undefined, { method: 'DELETE', token }),
    onSuccess: (_, { email }) =>
      showToast({ tone: 'success', title: `${email} is disabled and signed out` }),
    onError: fail('Not disabled'),
    onSettled,
  });
  const resetSecondFactor = useMutation({
    mutationFn: ({ id }: ShownAccount) =>
      sendJson(staffApi.staffSecondFactor(id), undefined, { method: 'DELETE', token }),
    onSuccess: (_, { email }) =>
      showToast({ tone: 'success', title: `${email} has no second factor and is signed out` }),
    onError: fail('Not removed'),
    onSettled,
  });
  return { invite, changeRole, disable, resetSecondFactor, failInvitation: fail('Not invited') };
}
