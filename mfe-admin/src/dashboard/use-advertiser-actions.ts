import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { messageOf } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { approve, doneWith, isActiveAgain } from '../businesses/approve';
import type { FoundBusiness } from '../businesses/found-businesses';
import { useConflict } from '../businesses/use-conflict';
import { useStatusChange } from '../businesses/use-status-change';
import { useTakeBack } from '../businesses/use-take-back';
import { useChangeFailure } from '../session/use-change-failure';
import { useRefreshSite } from '../session/use-refresh-site';
import { advertisersKey, type ShownAdvertiser } from './advertisers-query';
import { refetchWaiting, shownWaiting } from './waiting-query';

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
  const refreshSite = useRefreshSite();

  async function refresh(id: string) {
    const waiting = shownWaiting(queryClient);
    await queryClient.invalidateQueries({ queryKey: [advertisersKey] });
    onDone(id);
    // The action is done, and its button is free, before the inbox knows of it.
    void refetchWaiting(queryClient, waiting);
    refreshSite();
  }

  const statusChange = useStatusChange(token, refresh);
  const takeBack = useTakeBack(token, refresh);
  const undo = ({ advertiser: { id, ...seen }, business }: Creation) =>
    isActiveAgain(seen, business)
      ? statusChange.mutate({ id, status: seen.status, seen: 'active', isUndo: true })
      : takeBack.mutate({ id });
  const creation = useCreation(token, undo, refresh);

  return {
    setStatus: ({ id, status: seen }: ShownAdvertiser, status: string) =>
      statusChange.mutate({ id, status, seen }),
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
  undo: (creation: Creation) => void,
  refresh: (id: string) => Promise<void>,
) {
  const showToast = useToasts((state) => state.show);
  const fail = useChangeFailure(advertisersKey);
  const onConflict = useConflict();
  return useMutation({
    mutationFn: ({ advertiser, business }: Creation) => approve(advertiser, business, token),
    onSuccess(others, creation) {
      showToast({
        tone: 'success',
        ...doneWith(creation.business, others),
        action: { label: 'Undo', onClick: () => undo(creation) },
      });
      return refresh(creation.advertiser.id);
    },
    onError(error) {
      fail('Creation Failed', messageOf(error) ?? 'Failed to create business listing')(error);
      return onConflict(error);
    },
  });
}
