import { staffApi } from '@town/contracts/api/paths';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { messageOf, sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { approve, doneWith } from '../businesses/approve';
import type { FoundBusiness } from '../businesses/found-businesses';
import { useConflict } from '../businesses/use-conflict';
import { useTakeBack } from '../businesses/use-take-back';
import { useChangeFailure } from '../session/use-change-failure';
import { advertisersKey, type ShownAdvertiser } from './advertisers-query';

interface StatusChange {
  advertiser: ShownAdvertiser;
  status: string;
  /** False for an undo, whose toast offers no further undo. */
  undoable: boolean;
}

interface Creation {
  advertiser: ShownAdvertiser;
  /** The business of the directory that the application is for; without it, one is created. */
  business?: FoundBusiness;
}

/** The actions of staff on applications, and those that are running. */
export type AdvertiserActions = ReturnType<typeof useAdvertiserActions>;

/**
 * Calls the server, shows the result in a toast, and fetches the list again.
 * @param onDone called after the list was fetched, with the application that changed
 */
export function useAdvertiserActions(token: string, onDone: (id: string) => void) {
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  const fail = useChangeFailure(advertisersKey);

  async function refresh(id: string) {
    await queryClient.invalidateQueries({ queryKey: [advertisersKey] });
    onDone(id);
  }

  const statusChange = useMutation({
    mutationFn: ({ advertiser, status }: StatusChange) =>
      sendJson(staffApi.advertiserStatus(advertiser.id), { status }, { method: 'PUT', token }),
    onSuccess(_, { advertiser, undoable }) {
      showToast({
        tone: 'success',
        title: 'Status Updated',
        description: 'Advertiser status has been updated successfully',
        ...(undoable && {
          action: { label: 'Undo', onClick: () => setStatus(advertiser, advertiser.status, false) },
        }),
      });
      return refresh(advertiser.id);
    },
    onError: fail('Update Failed', 'Failed to update advertiser status'),
  });

  const takeBack = useTakeBack(token, refresh);
  const creation = useCreation(token, takeBack.mutate, refresh);

  const setStatus = (advertiser: ShownAdvertiser, status: string, undoable = true) =>
    statusChange.mutate({ advertiser, status, undoable });

  return {
    setStatus,
    createBusiness: creation.mutate,
    /** The status change that is running. */
    changing: statusChange.isPending ? statusChange.variables : undefined,
    /** The application from which a business is being created. */
    creating: creation.isPending ? creation.variables.advertiser : undefined,
    takeBack: takeBack.mutate,
    /** The id of the application whose Create Business is being undone. */
    takingBack: takeBack.isPending ? takeBack.variables.id : undefined,
  };
}

/** Approves an application; a colleague may have been faster. */
function useCreation(
  token: string,
  takeBack: ReturnType<typeof useTakeBack>['mutate'],
  refresh: (id: string) => Promise<void>,
) {
  const showToast = useToasts((state) => state.show);
  const fail = useChangeFailure(advertisersKey);
  const onConflict = useConflict();
  return useMutation({
    mutationFn: ({ advertiser, business }: Creation) => approve(advertiser, business, token),
    onSuccess(others, { advertiser: { id }, business }) {
      showToast({
        tone: 'success',
        ...doneWith(business, others),
        action: { label: 'Undo', onClick: () => takeBack({ id }) },
      });
      return refresh(id);
    },
    onError(error) {
      fail('Creation Failed', messageOf(error) ?? 'Failed to create business listing')(error);
      return onConflict(error);
    },
  });
}
