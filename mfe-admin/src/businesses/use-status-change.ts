import { staffApi } from '@town/contracts/api/paths';
import { statusOf } from '@town/slice-kit/http-error';
import { useMutation } from '@town/slice-kit/query';
import { messageOf, sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { advertisersKey } from '../dashboard/advertisers-query';
import { deskKey } from '../desk/session/use-staff-query';
import { useChangeFailure } from '../session/use-change-failure';
import { seenStatus } from './seen-status';
import { useConflict } from './use-conflict';

export interface StatusChange {
  /** The application. */
  id: string;
  status: string;
  /** The status that the clerk has seen: a colleague may have changed it since. */
  seen: string;
  /** Whether it takes a change back. Its toast then does not offer to undo it. */
  isUndo?: true;
  /** What its toast says, if the usual words do not say enough. */
  said?: { title: string; description: string };
}

const changed = {
  title: 'Status Updated',
  description: 'Advertiser status has been updated successfully',
};

/**
 * Changes the status of an application.
 * @param onDone called with the id of the application and its new status
 */
export function useStatusChange(token: string, onDone: (id: string, status: string) => unknown) {
  const showToast = useToasts((state) => state.show);
  const fail = useChangeFailure(advertisersKey, deskKey);
  const onConflict = useConflict();
  const change = useMutation({
    mutationFn: ({ id, status, seen }: StatusChange) =>
      sendJson(
        staffApi.advertiserStatus(id),
        { status, seen: seenStatus(seen) },
        { method: 'PUT', token },
      ),
    onSuccess(_, { id, status, seen, isUndo, said }) {
      const undo = () => change.mutate({ id, status: seen, seen: status, isUndo: true });
      showToast({
        tone: 'success',
        ...(said ?? changed),
        ...(!isUndo && { action: { label: 'Undo', onClick: undo } }),
      });
      return onDone(id, status);
    },
    onError(error) {
      const reason = statusOf(error) === 409 ? messageOf(error) : undefined;
      fail('Update Failed', reason ?? 'Failed to update advertiser status')(error);
      return onConflict(error);
    },
  });
  return change;
}
