import { deskApi } from '@town/contracts/managed-records/paths';
import type { PictureChange } from '@town/contracts/pictures/record';
import { readLibraryPicture } from '@town/slice-kit/library-picture';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { fetchAsStaff, fetchPage } from '../../lists/fetch-list';
import { useStaff } from '../session/staff';
import { useDeskFailure } from '../session/use-desk-failure';
import { deskKey, useStaffQuery } from '../session/use-staff-query';
import { readRecords } from './picture-records';

const key = 'pictures';

/** One page of the library, the newest first. */
export function usePictures({ q, page }: { q: string; page: number }) {
  const { token } = useStaff();
  const parameters: Record<string, string> = q ? { q } : {};
  return useStaffQuery({
    key: [key, q, page],
    fetch: async (signal) => ({
      ...(await fetchPage(deskApi.pictures, readLibraryPicture, page, parameters, token, signal)),
      /** The search text of these results, because the old page stays while another one is fetched. */
      words: q,
    }),
    keepsShown: true,
  });
}

/** Which records use a picture. */
export function usePictureUses(id: string) {
  const { token } = useStaff();
  return useStaffQuery({
    key: [key, 'uses', id],
    fetch: async (signal) =>
      readRecords((await fetchAsStaff(deskApi.pictureUses(id), token, signal)).data),
  });
}

/** Returns the function to call after the library has changed. */
export function useRefreshPictures(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [deskKey, key] });
}

/** Changes and removes one picture. */
export function usePictureActions(id: string, onDone: () => void) {
  const { token } = useStaff();
  const showToast = useToasts((state) => state.show);
  const refresh = useRefreshPictures();
  const fail = useDeskFailure();
  const done = (title: string) => async () => {
    await refresh();
    showToast({ tone: 'success', title });
    onDone();
  };
  const save = useMutation({
    mutationFn: (change: PictureChange) =>
      sendJson(deskApi.picture(id), change, { method: 'PUT', token }),
    onSuccess: done('Picture saved'),
    onError: fail('Not saved'),
  });
  const remove = useMutation({
    /** @param alsoOfEarlier whether to remove it even if earlier versions of records use it */
    mutationFn: (alsoOfEarlier: boolean) =>
      sendJson(deskApi.removePicture(id, alsoOfEarlier), undefined, { method: 'DELETE', token }),
    onSuccess: done('Picture removed'),
    onError: fail('Not removed'),
  });
  return { save, remove };
}
