import { staffApi } from '@town/contracts/api/paths';
import { useMutation } from '@town/slice-kit/query';
import { useToasts } from '@town/slice-kit/toasts';
import { listReader } from '@town/slice-kit/tolerant';
import {
  againWith,
  approve,
  doneWith,
  isActiveAgain,
  type SeenApplication,
} from '../../../businesses/approve';
import type { FoundBusiness } from '../../../businesses/found-businesses';
import { useConflict } from '../../../businesses/use-conflict';
import { useStatusChange } from '../../../businesses/use-status-change';
import { useTakeBack } from '../../../businesses/use-take-back';
import { readAdvertiser, type ShownAdvertiser } from '../../../dashboard/advertisers-query';
import { fetchAsStaff } from '../../../lists/fetch-list';
import { useStaff } from '../../session/staff';
import { useDeskFailure } from '../../session/use-desk-failure';
import { useStaffQuery } from '../../session/use-staff-query';
import { useRefreshedInbox } from '../use-inbox';

/**
 * The current application of an item; null when it no longer exists.
 * @param enabled false for an item that is not about an application
 */
export function useApplication(id: string, enabled = true) {
  const { token } = useStaff();
  return useStaffQuery<ShownAdvertiser | null>({
    key: ['inbox', 'application', id],
    enabled,
    async fetch(signal) {
      const address = `${staffApi.advertisers}?${new URLSearchParams({ q: id })}`;
      const { data } = await fetchAsStaff(address, token, signal);
      return listReader(readAdvertiser)(data).find((each) => each.id === id) ?? null;
    },
  });
}

interface Creation {
  application: SeenApplication;
  /** The business of the directory that the application is for; without it, one is created. */
  business?: FoundBusiness;
}

const refused = {
  title: 'Application Refused',
  description: 'The application is inactive. Nobody has had a mail about that.',
};

/**
 * Creates the business of an application, or takes the one that exists, or refuses the application, and
 * undoes that.
 * @param itemId the inbox item, which is done after a decision and open again after the decision was undone
 */
export function useApplicationActions(itemId: string) {
  const { token } = useStaff();
  const showToast = useToasts((state) => state.show);
  const fail = useDeskFailure();
  const refresh = useRefreshedInbox(itemId);
  const onConflict = useConflict();
  const takeBack = useTakeBack(token, () => refresh('open'));
  const statusChange = useStatusChange(token, (_, status) =>
    refresh(status === 'inactive' ? 'done' : 'open'),
  );
  const create = useMutation({
    mutationFn: ({ application, business }: Creation) => approve(application, business, token),
    onSuccess(approved, { application: { id, ...seen }, business }) {
      const isAgain = isActiveAgain(seen, business);
      showToast({
        tone: 'success',
        ...(isAgain ? againWith(approved) : doneWith(business, approved)),
        action: {
          label: 'Undo',
          onClick: () =>
            // Only a new approval can be taken back. This one had its business before.
            isAgain
              ? statusChange.mutate({ id, status: seen.status, seen: 'active', isUndo: true })
              : takeBack.mutate({ id }),
        },
      });
      return refresh('done');
    },
    onError(error) {
      fail('Creation Failed')(error);
      return onConflict(error);
    },
  });
  const refuse = ({ id, status: seen }: ShownAdvertiser) =>
    statusChange.mutate({ id, status: 'inactive', seen, said: refused });
  return { create, takeBack, refuse, isRefusing: statusChange.isPending };
}
