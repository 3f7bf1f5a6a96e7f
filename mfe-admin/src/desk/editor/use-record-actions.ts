import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import type { DeskRecord } from '../records/desk-record';
import { useRefreshRecords } from '../records/use-refresh-records';
import { useRecordCall } from './record-call';
import type { Schedule } from './state/record-schedule';
import type { StateAction, StateChange } from './state/state-change';
import { useCancelEvent } from './state/use-cancel-event';
import { useStateChange } from './state/use-state-change';
import type { RecordForm, SaveIntent } from './use-record-form';
import { type Save, useSaveRecord } from './use-save-record';

/**
 * The editor's actions on a record on the server.
 * @param onCreated called with a newly created record
 */
export function useRecordActions(
  kind: RecordKind,
  editor: RecordForm,
  onCreated: (record: DeskRecord) => void,
) {
  const refresh = useRefreshRecords(kind, 'list');
  const { form, record, isDirty } = editor;
  const call = useRecordCall(kind);
  const save = useSaveRecord(kind, editor, call, (saved) => {
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

  /** The form is saved first, as a draft beside the public version. */
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
    cancelEvent: useCancelEvent(editor, (toast) =>
      submit('publish', { state: 'published', toast }),
    ),
    /** Whether the date that visitors see follows the schedule. */
    isDated: dateField in kind.fields,
    running: runningOf(save, change),
  };
}

/** The date that visitors see of an article. */
const dateField = 'publishedDate';

/**
 * Sets the date of a scheduled article to the day of publication. With the day of writing it would be listed
 * below older news that visitors have already read. A date set by an earlier schedule follows the new one.
 * @returns whether the date has changed
 */
function moveDate({ form, values, record }: RecordForm, { at }: Schedule): boolean {
  const date = values[dateField];
  if (!at || typeof date !== 'string') return false;
  const shown = Date.parse(date);
  const isOfSchedule = shown === Date.parse(record?.publishAt ?? '');
  const stays = isOfSchedule ? shown === Date.parse(at) : shown >= Date.parse(at);
  if (stays) return false;
  form.setValue(dateField, at);
  return true;
}

/** The action that is running: a state change, a save (named by the resulting state), or a schedule. */
function runningOf(save: Running<Save>, change: Running<StateChange>) {
  const { schedule, state = 'save', toast } = save.variables ?? {};
  if (save.isPending) return schedule ? 'schedule' : toast ? 'cancel' : state;
  const { action, body } = change.variables ?? {};
  if (change.isPending) return body ? 'schedule' : action;
  return undefined;
}

interface Running<Variables> {
  isPending: boolean;
  variables: Variables | undefined;
}
