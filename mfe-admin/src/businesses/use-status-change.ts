import { staffApi } from '@town/contracts/api/paths';
import { useMutation } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { advertisersKey } from '../dashboard/advertisers-query';
import { deskKey } from '../desk/session/use-staff-query';
import { useChangeFailure } from '../session/use-change-failure';

export interface StatusChange {
  /** The application. */
  id: string;
  status: string;
  /** Whether its toast offers to take it back, to the status before. */
  undoTo?: string;
}

/**
 * Changes the status of an application.
 * @param onDone called with the id of the application and its new status
 */
export function useStatusChange(token: string, onDone: (id: string, status: string) => unknown) {
  const showToast = useToasts((state) => state.show);
  const fail = useChangeFailure(advertisersKey, deskKey);
  const change = useMutation({
    mutationFn: ({ id, status }: StatusChange) =>
      sendJson(staffApi.advertiserStatus(id), { status }, { method: 'PUT', token }),
    onSuccess(_, { id, status, undoTo }) {
      showToast({
        tone: 'success',
        title: 'Status Updated',
        description: 'Advertiser status has been updated successfully',
        ...(undoTo !== undefined && {
          action: { label: 'Undo', onClick: () => change.mutate({ id, status: undoTo }) },
        }),
      });
      return onDone(id, status);
    },
    onError: fail('Update Failed', 'Failed to update advertiser status'),
  });
  return change;
}
