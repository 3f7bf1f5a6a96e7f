import { staffApi } from '@town/contracts/api/paths';
import { batchSchema } from '@town/contracts/managed-records/calls';
import { isAnswerLost } from '@town/slice-kit/lost-answer';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { useChangeFailure } from '../session/use-change-failure';
import { useRefreshSite } from '../session/use-refresh-site';
import { eventsKey } from './events-query';

/**
 * Removes events: all of them or none. The toast offers to undo it.
 * @param onLost called when it is unknown whether they were removed
 */
export function useRemoval(token: string, onRemoved: () => void, onLost: () => void) {
  const queryClient = useQueryClient();
  const refreshSite = useRefreshSite();
  const showToast = useToasts((state) => state.show);
  const fail = useChangeFailure(eventsKey);
  const refresh = () => {
    refreshSite();
    return queryClient.invalidateQueries({ queryKey: [eventsKey] });
  };
  const undo = useMutation({
    mutationFn: (batchId: string) => sendJson(staffApi.undoBatch(batchId), undefined, { token }),
    async onSuccess() {
      await refresh();
      showToast({ tone: 'success', title: 'Undone' });
    },
    onError: fail('Not Undone', 'The events stay removed'),
  });
  return useMutation({
    mutationFn: async (ids: string[]) =>
      batchSchema.parse(
        await sendJson(staffApi.changeMany('events'), { ids, action: 'archive' }, { token }),
      ),
    async onSuccess({ batchId, count }) {
      await refresh();
      showToast({
        tone: 'success',
        title: 'Events Removed',
        description: `${counted(count)} removed`,
        action: { label: 'Undo', onClick: () => undo.mutate(batchId) },
      });
      onRemoved();
    },
    onError(error) {
      fail('Removal Failed', 'No event was removed')(error);
      // The events in the dialog may already be removed.
      if (isAnswerLost(error)) onLost();
    },
  });
}

export const counted = (count: number) => (count === 1 ? '1 event' : `${count} events`);
