import { staffApi } from '@town/contracts/api/paths';
import { useMutation } from '@town/slice-kit/query';
import { messageOf, sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { advertisersKey } from '../dashboard/advertisers-query';
import { deskKey } from '../desk/session/use-staff-query';
import { useChangeFailure } from '../session/use-change-failure';
import { useConflict } from './use-conflict';

export interface TakenBack {
  /** The application. */
  id: string;
  /** The wrong business, which can be taken from the application at any time; none undoes a new approval. */
  businessId?: string;
}

/**
 * Takes back an approval: a created business is archived, one that existed stays, and the application is
 * waiting again.
 * @param onDone called with the id of the application
 */
export function useTakeBack(token: string, onDone: (id: string) => unknown) {
  const showToast = useToasts((state) => state.show);
  const onConflict = useConflict();
  const fail = useChangeFailure(advertisersKey, deskKey);
  return useMutation({
    mutationFn: ({ id, businessId }: TakenBack) =>
      businessId
        ? sendJson(staffApi.releaseBusiness(id), { businessId }, { token })
        : sendJson(staffApi.undoCreateBusiness(id), undefined, { token }),
    onSuccess(_, { id }) {
      showToast({
        tone: 'success',
        title: 'Business Taken Back',
        description: 'The application is as it was before',
      });
      return onDone(id);
    },
    onError(error) {
      fail('Not Taken Back', messageOf(error) ?? 'Failed to take the business back')(error);
      return onConflict(error);
    },
  });
}
