import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordContent, RecordKind } from '@town/contracts/managed-records/record-kind';
import { lostSave } from '@town/slice-kit/lost-answer';
import { useMutation } from '@town/slice-kit/query';
import { fieldErrorsOf } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import type { DeskRecord } from '../records/desk-record';
import { useDeskFailure } from '../session/use-desk-failure';
import { currentOf, type RecordCall } from './record-call';
import { type RecordValues, sameValues, valuesOf } from './record-values';
import { type Schedule, scheduled } from './state/record-schedule';
import type { SuccessToast } from './state/use-cancel-event';
import type { RecordForm } from './use-record-form';
import { useSendRecord } from './use-send-record';

export interface Save {
  content: RecordContent;
  values: RecordValues;
  /** If missing, the state stays; a published record is published again. */
  state?: 'published' | 'draft';
  /** Applied after the save. */
  schedule?: Schedule;
  /** The toast to show instead of "Published". */
  toast?: SuccessToast;
}

interface Saved {
  next: DeskRecord;
  /** The error if the record was saved but could not be scheduled. */
  notScheduled?: unknown;
}

/** Saves the form, then applies the requested schedule. */
export function useSaveRecord(
  kind: RecordKind,
  editor: RecordForm,
  call: RecordCall,
  onSaved: (record: DeskRecord) => void,
) {
  const showToast = useToasts((state) => state.show);
  const fail = useDeskFailure();
  const { form } = editor;
  const send = useSendRecord<Save>(kind, editor, call, (current, save) =>
    Boolean(doneAlready(kind, current, save)),
  );
  return useMutation({
    async mutationFn(save: Save): Promise<Saved> {
      const next = await send(save);
      const { schedule } = save;
      if (!schedule) return { next };
      try {
        const path = deskApi.recordAction(kind.name, next.id, 'publish');
        return { next: await call(path, schedule, { ifMatch: next.version }) };
      } catch (notScheduled) {
        // The record is saved in any case, so a retry must neither create it again nor conflict with itself.
        return { next, notScheduled };
      }
    },
    onSuccess({ next, notScheduled }, { values, state, schedule, toast }) {
      const isPublic = next.state === 'published' && state !== 'draft';
      const title = schedule ? scheduled(schedule) : isPublic ? 'Published' : 'Draft saved';
      editor.adopt(next, values);
      if (notScheduled) fail('Saved, but not scheduled')(notScheduled);
      else showToast({ tone: 'success', title, ...toast });
      onSaved(next);
    },
    onError(error, call) {
      const current = currentOf(kind, error);
      const title = current && doneAlready(kind, current, call);
      if (title) {
        editor.adopt(current, call.values);
        showToast({ tone: 'success', title, ...call.toast });
        return onSaved(current);
      }
      if (current) return editor.setConflict(current);
      const wrong = fieldErrorsOf(error).filter(
        ({ path }) => (path.split('.')[0] ?? '') in kind.fields,
      );
      for (const { path, message } of wrong)
        form.setError(path, { message }, { shouldFocus: true });
      if (wrong.length === 0) fail('Not saved; what you typed is still here', lostSave)(error);
    },
  });
}

/**
 * The result of a save that is not needed because the record is already so: the response to an earlier
 * attempt was lost, or another person typed the same.
 */
function doneAlready(kind: RecordKind, current: DeskRecord, { values, state, schedule }: Save) {
  if (schedule || !sameValues(values, valuesOf(kind, current.content))) return undefined;
  if (state === 'draft') return 'Draft saved';
  return current.publishedVersion === current.version ? 'Published' : undefined;
}
