import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordState } from '@town/contracts/managed-records/record';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { isAnswerLost } from '@town/slice-kit/lost-answer';
import { useMutation } from '@town/slice-kit/query';
import { useToasts } from '@town/slice-kit/toasts';
import { type DeskRecord, hasDraft } from '../records/desk-record';
import { useReadRecord } from '../records/use-record';
import { useDeskFailure } from '../session/use-desk-failure';
import { currentOf, put, type RecordCall } from './record-call';
import { type Schedule, scheduled } from './record-schedule';
import type { RecordForm } from './use-record-form';

/** A change of a record's state that needs nothing of the form. */
export type StateAction = 'publish' | 'unpublish' | 'archive' | 'unarchive' | 'confirm';

export interface Change {
  action: StateAction;
  /** With `publish`: when. */
  body?: Schedule;
}

interface Done {
  title: string;
  undo?: StateAction;
  /**
   * The state that it leads to. A record that has it needs no second attempt. Of `publish` it says too
   * little: what was seen must be public.
   */
  state?: RecordState;
}

const done: Record<StateAction, Done> = {
  publish: { title: 'Published' },
  unpublish: { title: 'Unpublished', undo: 'publish', state: 'draft' },
  archive: { title: 'Archived', undo: 'unarchive', state: 'archived' },
  unarchive: { title: 'Restored from the archive', undo: 'archive', state: 'draft' },
  /** The translations are right as they are. */
  confirm: { title: 'Translation confirmed' },
};

/** Changes the state of the record; a toast takes back what can be taken back. */
export function useStateChange(
  kind: RecordKind,
  editor: RecordForm,
  call: RecordCall,
  refresh: () => Promise<void>,
) {
  const showToast = useToasts((state) => state.show);
  const fail = useDeskFailure();
  const readAgain = useReadRecord(kind);
  const { record } = editor;
  const succeed = (next: DeskRecord, { action, body }: Change) => {
    const { title, undo } = done[action];
    // It would publish the draft instead of what was public.
    const isLossy = action === 'unpublish' && record && hasDraft(record);
    editor.adopt(next);
    showToast({
      tone: 'success',
      title: body ? scheduled(body) : title,
      ...(undo &&
        !isLossy && {
          action: { label: 'Undo', onClick: () => change.mutate({ action: undo }) },
        }),
    });
    void refresh();
  };
  const change = useMutation({
    networkMode: 'always',
    mutationFn({ action, body }: Change) {
      const { id = '', version = null } = record ?? {};
      if (action === 'confirm') {
        return call(deskApi.confirmedTranslations(kind.name, id), {}, { ...put, ifMatch: version });
      }
      return call(deskApi.recordAction(kind.name, id, action), body ?? {}, { ifMatch: version });
    },
    onSuccess: succeed,
    async onError(error, asked) {
      const current = isAnswerLost(error)
        ? await readAgain(record?.id ?? '', AbortSignal.timeout(15_000)).catch(() => undefined)
        : currentOf(kind, error);
      // The answer to this attempt or an earlier one was lost.
      if (current && current.state === done[asked.action].state) return succeed(current, asked);
      if (current) editor.adopt(current);
      fail('Nothing was changed')(error);
    },
  });
  return change;
}
