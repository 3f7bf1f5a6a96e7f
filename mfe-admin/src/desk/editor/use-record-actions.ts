import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordState } from '@town/contracts/managed-records/record';
import type { RecordContent, RecordKind } from '@town/contracts/managed-records/record-kind';
import { HttpError } from '@town/slice-kit/http-error';
import { isAnswerLost, lostSave } from '@town/slice-kit/lost-answer';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { fieldErrorsOf, sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { type DeskRecord, hasDraft, readDeskRecord } from '../records/desk-record';
import { useReadRecord } from '../records/use-record';
import { useStaff } from '../session/staff';
import { useDeskFailure } from '../session/use-desk-failure';
import { deskKey } from '../session/use-staff-query';
import { idOfNewRecord } from './local-draft';
import { type RecordValues, sameValues, valuesOf } from './record-values';
import { type Told, useCancelEvent } from './use-cancel-event';
import type { RecordForm, SaveIntent } from './use-record-form';

/** A change of a record's state that needs nothing of the form. */
export type StateAction = 'publish' | 'unpublish' | 'archive' | 'unarchive' | 'confirm';

/** When a record appears and goes; null for at once, and for never. */
export interface Schedule {
  at: string | null;
  withdrawAt: string | null;
}

interface Save {
  content: RecordContent;
  values: RecordValues;
  /** Missing: the state stays, and what is published is published again. */
  state?: 'published' | 'draft';
  /** Done once it is saved. */
  schedule?: Schedule;
  /** What the toast says, where "Published" is not all. */
  told?: Told;
}

interface Saved {
  next: DeskRecord;
  /** Why it was saved without the schedule that was asked for. */
  notScheduled?: unknown;
}

interface Change {
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

/**
 * What the editor does with a record on the server.
 * @param onCreated called with a record that did not exist before
 */
export function useRecordActions(
  kind: RecordKind,
  editor: RecordForm,
  onCreated: (record: DeskRecord) => void,
) {
  const queryClient = useQueryClient();
  const { form, record, isDirty } = editor;
  const call = useRecordCall(kind);
  const refresh = () => queryClient.invalidateQueries({ queryKey: [deskKey, kind.name, 'list'] });
  const save = useSave(kind, editor, call, (saved) => {
    void refresh();
    if (!record) onCreated(saved);
  });
  const change = useStateChange(kind, editor, call, refresh);

  /** Validates the form, then saves it. */
  const submit = (intent: SaveIntent, more: Omit<Save, 'content' | 'values'>) => {
    editor.setIntent(intent);
    return form.handleSubmit((content) =>
      save.mutate({ content, values: form.getValues(), ...more }),
    )();
  };

  /** What is typed is saved first, as a draft beside what is public until then. */
  function schedule(when: Schedule) {
    const isDatedLater = moveDate(editor, when);
    if (record && !isDatedLater && !isDirty) change.mutate({ action: 'publish', body: when });
    else {
      const asDraft = !record || record.state === 'published';
      void submit('publish', { ...(asDraft && { state: 'draft' }), schedule: when });
    }
  }

  return {
    submit,
    change: (action: StateAction) => change.mutate({ action }),
    schedule,
    cancelEvent: useCancelEvent(editor, (told) => submit('publish', { state: 'published', told })),
    /** Whether the date that visitors see follows the schedule. */
    isDated: dateField in kind.fields,
    running: runningOf(save, change),
  };
}

/** The date that visitors see of an article. */
const dateField = 'publishedDate';

/**
 * An article that appears later gets the date of that day: by the day on which it was written, it would
 * come below news that everybody has read.
 * @returns whether the date has changed
 */
function moveDate({ form, values }: RecordForm, { at }: Schedule): boolean {
  const date = values[dateField];
  if (!at || typeof date !== 'string' || Date.parse(date) >= Date.parse(at)) return false;
  form.setValue(dateField, at);
  return true;
}

/** Saves what is typed, and keeps the schedule that was asked for with it. */
function useSave(
  kind: RecordKind,
  editor: RecordForm,
  call: RecordCall,
  onSaved: (record: DeskRecord) => void,
) {
  const showToast = useToasts((state) => state.show);
  const fail = useDeskFailure();
  const { form, record, base } = editor;
  return useMutation({
    // Without a network the clerk learns it at once, instead of when it is back.
    networkMode: 'always',
    async mutationFn({ content, state, schedule }: Save): Promise<Saved> {
      const body = { ...content, ...(state && { state }) };
      const next = record
        ? await call(deskApi.record(kind.name, record.id), body, { ...put, ifMatch: base.version })
        : await call(deskApi.records(kind.name), body, {
            idempotencyKey: idOfNewRecord(editor.name),
          });
      if (!schedule) return { next };
      try {
        const path = deskApi.recordAction(kind.name, next.id, 'publish');
        return { next: await call(path, schedule, { ifMatch: next.version }) };
      } catch (notScheduled) {
        // It is saved all the same: the next attempt must not create it again, or meet its own version.
        return { next, notScheduled };
      }
    },
    onSuccess({ next, notScheduled }, { values, state, schedule, told }) {
      const isPublic = next.state === 'published' && state !== 'draft';
      const title = schedule ? scheduled(schedule) : isPublic ? 'Published' : 'Draft saved';
      editor.adopt(next, values);
      if (notScheduled) fail('Saved, but not scheduled')(notScheduled);
      else showToast({ tone: 'success', title, ...told });
      onSaved(next);
    },
    onError(error, call) {
      const current = currentOf(kind, error);
      const title = current && doneAlready(kind, current, call);
      if (title) {
        editor.adopt(current, call.values);
        showToast({ tone: 'success', title, ...call.told });
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
 * What a save would have done, where the record is so already: the answer to an earlier attempt was lost,
 * or somebody else has typed the same.
 */
function doneAlready(kind: RecordKind, current: DeskRecord, { values, state, schedule }: Save) {
  if (schedule || !sameValues(values, valuesOf(kind, current.content))) return undefined;
  if (state === 'draft') return 'Draft saved';
  return current.publishedVersion === current.version ? 'Published' : undefined;
}

/** What is under way: a change of state, a save by the state that it leads to, or a schedule. */
function runningOf(save: Running<Save>, change: Running<Change>) {
  const { schedule, state = 'save', told } = save.variables ?? {};
  if (save.isPending) return schedule ? 'schedule' : told ? 'cancel' : state;
  const { action, body } = change.variables ?? {};
  if (change.isPending) return body ? 'schedule' : action;
  return undefined;
}

interface Running<Variables> {
  isPending: boolean;
  variables: Variables | undefined;
}

type RecordCall = ReturnType<typeof useRecordCall>;

interface CallOptions {
  /** POST by default. */
  method?: 'PUT';
  /** The version that the clerk has seen; the server refuses the call when there is a newer one. */
  ifMatch?: number | null;
  idempotencyKey?: string;
}

const put = { method: 'PUT' } as const;

/** Makes a call that answers the record. */
function useRecordCall(kind: RecordKind) {
  const { token } = useStaff();
  return async (path: string, body: unknown, options: CallOptions = {}): Promise<DeskRecord> => {
    const { ifMatch, ...others } = options;
    const send = { token, ...others, ...(ifMatch != null && { ifMatch }) };
    return readDeskRecord(kind, await sendJson(path, body, send));
  };
}

/** Changes the state of the record; a toast takes back what can be taken back. */
function useStateChange(
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

function scheduled({ at, withdrawAt }: Schedule): string {
  if (at) return 'Scheduled';
  return withdrawAt ? 'Published until the chosen time' : 'Published';
}

/** The record as it is now, where the server refused a version that is not the newest. */
function currentOf(kind: RecordKind, error: unknown): DeskRecord | undefined {
  if (!(error instanceof HttpError) || error.status !== 412) return undefined;
  try {
    return readDeskRecord(kind, JSON.parse(error.body).current);
  } catch {
    return undefined;
  }
}
