import { inboxApi } from '@town/contracts/inbox/paths';
import { businessKind } from '@town/contracts/managed-records/managed-kinds';
import { deskApi } from '@town/contracts/managed-records/paths';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { useRef } from 'react';
import { useRefreshSite } from '../../../session/use-refresh-site';
import { type DeskRecord, readDeskRecord } from '../../records/desk-record';
import { useStaff } from '../../session/staff';
import { useDeskFailure } from '../../session/use-desk-failure';
import { deskKey } from '../../session/use-staff-query';
import type { ShownItem } from '../inbox-item-reader';
import { businessOfItem } from './write-business';

const kind = businessKind.name;

/**
 * Publishes the business of a free listing and marks the item as done. An undo archives the business and
 * reopens the item. Two services store them: if the second call fails, the item stays open and a toast says so.
 */
export function usePublishListing(item: ShownItem) {
  const { token } = useStaff();
  const queryClient = useQueryClient();
  const refreshSite = useRefreshSite();
  const showToast = useToasts((state) => state.show);
  const fail = useDeskFailure();
  /** After a lost response a retry must not create a second business. */
  const key = useRef<string>(undefined);
  const onSettled = () => {
    refreshSite();
    return queryClient.invalidateQueries({ queryKey: [deskKey] });
  };
  const setState = (state: string) =>
    sendJson(inboxApi.item(item.id), { state }, { method: 'PUT', token });

  const undo = useMutation({
    async mutationFn({ id, version }: Pick<DeskRecord, 'id' | 'version'>) {
      const path = deskApi.recordAction(kind, id, 'archive');
      // The server refuses to archive a business that was changed since then.
      await sendJson(path, {}, { token, ifMatch: version });
      await setState('open');
    },
    onSuccess: () => showToast({ tone: 'success', title: 'The business is in the archive' }),
    onError: fail('Not undone'),
    onSettled,
  });
  const publish = useMutation({
    async mutationFn() {
      const body = { ...businessOfItem(item), state: 'published' };
      key.current ??= crypto.randomUUID();
      const idempotencyKey = key.current;
      const stored = await sendJson(deskApi.records(kind), body, { token, idempotencyKey });
      const record = readDeskRecord(businessKind, stored);
      const isDone = await setState('done').then(
        () => true,
        () => false,
      );
      return { record, isDone };
    },
    onSuccess({ record, isDone }) {
      key.current = undefined;
      showToast({
        tone: 'success',
        title: 'Published',
        ...(!isDone && { description: 'The item is still open: mark it as done.' }),
        action: { label: 'Undo', onClick: () => undo.mutate(record) },
      });
    },
    onError: fail('Not published'),
    onSettled,
  });
  return publish;
}
