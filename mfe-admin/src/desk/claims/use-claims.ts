import { staffApi } from '@town/contracts/api/paths';
import type { Decision } from '@town/contracts/owners/owner-requests';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { fetchPage } from '../../lists/fetch-list';
import { useRefreshSite } from '../../session/use-refresh-site';
import { useStaff } from '../session/staff';
import { useDeskFailure } from '../session/use-desk-failure';
import { deskKey, useStaffQuery } from '../session/use-staff-query';
import type { ClaimsView } from './claims-view';
import { readRequest, type ShownRequest } from './request-reader';

const key = 'claims';

/** One page of owners' requests. */
export function useClaims({ status, page }: ClaimsView) {
  const { token } = useStaff();
  return useStaffQuery({
    key: [key, status, page],
    fetch: (signal) => fetchPage(staffApi.claims, readRequest, page, { status }, token, signal),
    keepsShown: true,
  });
}

/** Decides on a request, and shows the result in a toast. */
export function useDecision() {
  const { token } = useStaff();
  const queryClient = useQueryClient();
  const refreshSite = useRefreshSite();
  const showToast = useToasts((state) => state.show);
  const fail = useDeskFailure();
  return useMutation({
    mutationFn: ({ request, ...decision }: Decision & { request: ShownRequest }) =>
      sendJson(staffApi.decideClaim(request.id), decision, { token }),
    onSuccess: (_, { decision, request }) =>
      showToast({
        tone: 'success',
        title: decision === 'approved' ? 'Approved' : 'Refused',
        description: `${request.email} gets an e-mail.`,
      }),
    onError: fail('Not decided'),
    // Also after a failure, because another clerk may have decided.
    onSettled() {
      refreshSite();
      return queryClient.invalidateQueries({ queryKey: [deskKey, key] });
    },
  });
}
