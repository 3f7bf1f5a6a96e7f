import { staffApi } from '@town/contracts/api/paths';
import { useMutation } from '@town/slice-kit/query';
import { messageOf, sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { advertisersKey } from '../dashboard/advertisers-query';
import { deskKey } from '../desk/session/use-staff-query';
import { useChangeFailure } from '../session/use-change-failure';

/**
 * Undoes an approval: a created business is archived, one that existed stays, and the application is waiting
 * again.
 * @param onDone called with the id of the application
 */
export function useTakeBack(token: string, onDone: (id: string) => unknown) {
  const showToast = useToasts((state) => state.show);
  const fail = useChangeFailure(advertisersKey, deskKey);
  return useMutation({
    mutationFn: (id: string) => sendJson(staffApi.undoCreateBusiness(id), undefined, { token }),
    onSuccess(_, id) {
      showToast({
        tone: 'success',
        title: 'Business Taken Back',
        description: 'The application is as it was before',
      });
      return onDone(id);
    },
    onError: (error) =>
      fail('Not Taken Back', messageOf(error) ?? 'Failed to take the business back')(error),
  });
}
