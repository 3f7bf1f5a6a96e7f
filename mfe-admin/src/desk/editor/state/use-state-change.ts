import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordState } from '@town/contracts/managed-records/record';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { isAnswerLost } from '@town/slice-kit/lost-answer';
import { useMutation } from '@town/slice-kit/query';
import { useToasts } from '@town/slice-kit/toasts';
import type { DeskRecord } from '../../records/desk-record';
import { useReadRecord } from '../../records/use-record';
import { useDeskFailure } from '../../session/use-desk-failure';
import { currentOf, put, type RecordCall } from '../record-call';
import type { RecordForm } from '../use-record-form';
import { type StateAction, type StateChange, titleOf, undoOf } from './state-change';

/**
 * The state that an action results in. A record in that state needs no second attempt. `publish` is not
 * included, because the state does not tell whether the version that the clerk has seen is public.
 */
const states: Partial<Record<StateAction, RecordState>> = {
  unpublish: 'draft',
  archive: 'archived',
  unarchive: 'draft',
};

/** Changes the state of the record; a toast offers to undo the change if that is possible. */
export function useStateChange(
  kind: RecordKind,
  editor: RecordForm,
  call: RecordCall,
  refresh: () => Promise<void>,
) {
  const showToast = useToasts((state) => state.show);
  const fail = useDeskFailure();
  const newest = useReadRecord(kind);
  const { record } = editor;
  const succeed = (next: DeskRecord, asked: StateChange) => {
    const undo = undoOf(asked.action, record);
    editor.adopt(next);
    showToast({
      tone: 'success',
      title: titleOf(asked, record, next),
      ...(undo && { action: { label: 'Undo', onClick: () => change.mutate(undo) } }),
    });
    void refresh();
  };
  const change = useMutation({
    async mutationFn({ action, body, again }: StateChange) {
      const { id = '', version = null } = record ?? {};
      if (action === 'confirm') {
        return call(deskApi.confirmedTranslations(kind.name, id), {}, { ...put, ifMatch: version });
      }
      const path = (each: Exclude<StateAction, 'confirm'>) =>
        deskApi.recordAction(kind.name, id, each);
      const next = await call(path(action), body ?? {}, { ifMatch: version });
      if (!again) return next;
      // A record that can no longer be published stays restored.
      return call(path('publish'), again, { ifMatch: next.version })
        .catch(() => newest(id))
        .catch(() => next);
    },
    onSuccess: succeed,
    async onError(error, asked) {
      const current = isAnswerLost(error)
        ? await newest(record?.id ?? '').catch(() => undefined)
        : currentOf(kind, error);
      // The response to this or an earlier attempt was lost.
      if (current && current.state === states[asked.action]) return succeed(current, asked);
      if (current) editor.adopt(current);
      fail('Nothing was changed')(error);
    },
  });
  return change;
}
