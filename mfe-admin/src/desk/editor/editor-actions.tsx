import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { Button } from '@town/ui/button';
import { type RefObject, useRef, useState } from 'react';
import { useFocusWhenLost } from '../../lists/use-focus-when-lost';
import { firstClick } from '../first-click';
import { type DeskRecord, hasDraft } from '../records/desk-record';
import { useBarHeight } from '../use-bar-height';
import css from './editor-actions.module.css';
import { ArchiveButton } from './state/archive-button';
import { CancelEvent, canBeCancelled } from './state/cancel-event';
import { usePayingSubscriptions } from './state/paid-plans';
import { ScheduleDialog } from './state/schedule-dialog';
import type { useRecordActions } from './use-record-actions';
import type { RecordForm } from './use-record-form';

interface EditorActionsProps {
  kind: RecordKind;
  editor: Pick<RecordForm, 'record' | 'isDirty' | 'values'>;
  actions: ReturnType<typeof useRecordActions>;
}

/** The buttons of the editor that apply to the record's state. */
export function EditorActions({ kind, editor, actions }: EditorActionsProps) {
  const { change, running } = actions;
  const { record, isDirty } = editor;
  const state = record?.state ?? 'draft';
  const cancellable = canBeCancelled(kind, editor);
  const paidBy = usePayingSubscriptions(kind, record?.id);
  const first = useRef<HTMLButtonElement>(null);
  useFocusWhenLost(first, `${state} ${record?.publishAt} ${cancellable}`);
  if (state === 'archived') {
    return (
      <Button
        key="unarchive"
        ref={first}
        {...during(running, 'unarchive')}
        onClick={firstClick(() => change('unarchive'))}
      >
        Restore from archive
      </Button>
    );
  }
  return (
    <>
      <SaveButtons {...{ first, record, isDirty, actions }} />
      <ScheduleButton {...{ record, actions }} />
      {record && hasDraft(record) && record.publishAt && (
        <Button
          variant="secondary"
          {...during(running, 'unschedule')}
          onClick={firstClick(() => change('unschedule'))}
        >
          Cancel schedule
        </Button>
      )}
      {cancellable && <CancelEvent {...{ editor, actions }} />}
      {record && state !== 'draft' && (
        <Button
          variant="secondary"
          {...during(running, 'unpublish')}
          onClick={firstClick(() => change('unpublish'))}
        >
          {state === 'scheduled' ? 'Cancel schedule' : 'Unpublish'}
        </Button>
      )}
      {record && (
        <ArchiveButton
          title={record.title}
          paidBy={paidBy}
          {...during(running, 'archive')}
          onArchive={() => change('archive')}
        />
      )}
    </>
  );
}

/** The button that opens the dialog for publishing and withdrawing at a set time. */
function ScheduleButton({ record, actions }: Omit<SaveButtonsProps, 'first' | 'isDirty'>) {
  const { schedule, running, isDated } = actions;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        {...during(running, 'schedule')}
        onClick={firstClick(() => setAsking(true))}
      >
        Schedule…
      </Button>
      <ScheduleDialog
        record={record}
        isDated={isDated}
        open={asking}
        onClose={() => setAsking(false)}
        onSchedule={(when) => {
          setAsking(false);
          schedule(when);
        }}
      />
    </>
  );
}

interface SaveButtonsProps extends Pick<EditorActionsProps, 'actions'> {
  record: DeskRecord | undefined;
  isDirty: boolean;
  first: RefObject<HTMLButtonElement | null>;
}

/** The buttons that save the form. */
function SaveButtons({ first, record, isDirty, actions: { submit, running } }: SaveButtonsProps) {
  const bar = useBarHeight('bottom');
  const state = record?.state;
  const isPublic = state === 'published';
  const nothingNew = isPublic && !isDirty && !(record && hasDraft(record));
  const publish = {
    ...during(running, 'published', nothingNew),
    onClick: () => submit('publish', { state: 'published' }),
  };
  return (
    <div ref={bar} className={css.save}>
      {state === 'scheduled' ? (
        // First what keeps the schedule: who corrects a word must not publish by mistake.
        <>
          <Button
            ref={first}
            {...during(running, 'save', !isDirty)}
            onClick={() => submit('publish', {})}
          >
            Save
          </Button>
          <Button variant="secondary" {...publish}>
            Publish now
          </Button>
        </>
      ) : (
        <>
          <Button ref={first} {...publish}>
            {isPublic ? 'Publish changes' : 'Publish'}
          </Button>
          <Button
            variant="secondary"
            {...during(running, 'draft', !isDirty)}
            onClick={() => submit('draft', { state: 'draft' })}
          >
            Save draft
          </Button>
        </>
      )}
    </div>
  );
}

type Running = ReturnType<typeof useRecordActions>['running'];

/** Button props while an action runs: the button that started it is busy, the others are idle. */
function during(running: Running, own: NonNullable<Running>, idle = false) {
  return { busy: running === own, idle: running === undefined ? idle : running !== own };
}
