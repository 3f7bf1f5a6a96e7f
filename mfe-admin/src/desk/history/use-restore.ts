import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { statusOf } from '@town/slice-kit/http-error';
import { useMutation } from '@town/slice-kit/query';
import { useNavigate } from '@town/slice-kit/router';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { deskPages } from '../desk-pages';
import { useRefreshRecords } from '../records/use-refresh-records';
import { useStaff } from '../session/staff';
import { useDeskFailure } from '../session/use-desk-failure';
import type { useHistory } from './use-history';

/** Restores an earlier version as the newest one, and returns to the record. */
export function useRestore(kind: RecordKind, id: string, history: ReturnType<typeof useHistory>) {
  const { token } = useStaff();
  const navigate = useNavigate();
  const refresh = useRefreshRecords(kind);
  const showToast = useToasts((state) => state.show);
  const fail = useDeskFailure();
  return useMutation({
    mutationFn: (version: number) =>
      sendJson(
        deskApi.recordAction(kind.name, id, 'restore'),
        { version },
        // The server refuses to overwrite a change that this page has not shown.
        { token, ifMatch: history.data?.[0]?.version },
      ),
    async onSuccess(_, version) {
      await refresh();
      showToast({ tone: 'success', title: `Version ${version} restored` });
      navigate(deskPages.record(kind.name, id));
    },
    onError(error) {
      fail('Not restored')(error);
      if (statusOf(error) === 412) return history.refetch();
    },
  });
}
