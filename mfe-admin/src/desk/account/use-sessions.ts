import { staffApi } from '@town/contracts/api/paths';
import type { StaffSession } from '@town/contracts/staff/sessions';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { flag, listReader, recordReader, text } from '@town/slice-kit/tolerant';
import { fetchAsStaff } from '../../lists/fetch-list';
import { useStaff } from '../session/staff';
import { useDeskFailure } from '../session/use-desk-failure';
import { deskKey, useStaffQuery } from '../session/use-staff-query';

/** The query key of the sessions, for invalidation after a change. */
export const sessionsKey = [deskKey, 'sessions'] as const;

const read = recordReader<StaffSession>({
  id: text,
  createdAt: text,
  lastUsedAt: text,
  current: flag,
});

/** The sessions of the account that is signed in. */
export function useSessions() {
  const { token } = useStaff();
  return useStaffQuery({
    key: sessionsKey.slice(1),
    fetch: async (signal) =>
      listReader(read)((await fetchAsStaff(staffApi.sessions, token, signal)).data),
  });
}

/** Ends one of the other sessions. */
export const useEndSession = () => useEnd(staffApi.endSession, 'Session ended');

/** Ends all of the other sessions. */
export const useEndOtherSessions = () =>
  useEnd(() => staffApi.sessions, 'All other sessions ended');

function useEnd<Given>(pathOf: (given: Given) => string, title: string) {
  const { token } = useStaff();
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  return useMutation({
    mutationFn: (given: Given) => sendJson(pathOf(given), undefined, { method: 'DELETE', token }),
    onSuccess: () => showToast({ tone: 'success', title }),
    onError: useDeskFailure()('Not ended'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}
