/**
 * Cancels an event that visitors can see. "Unpublish" would take its page away, and people with the
 * link would not learn why; a cancelled event stays, and its page begins with the cancellation.
 */
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { useState } from 'react';
import { CancelForm } from '../../records/cancel-form';
import { hasDraft, isCancellable } from '../../records/desk-record';
import { EventSender } from '../event-sender';
import type { useRecordActions } from '../use-record-actions';
import type { RecordForm } from '../use-record-form';

interface CancelEventProps {
  editor: Pick<RecordForm, 'record' | 'isDirty' | 'values'>;
  actions: ReturnType<typeof useRecordActions>;
}

/** Whether a record is a published event that is not cancelled. */
export function canBeCancelled(kind: RecordKind, { record }: Pick<RecordForm, 'record'>): boolean {
  return record !== undefined && isCancellable(kind, record);
}

/** The button and its confirmation dialog. */
export function CancelEvent({ editor, actions: { cancelEvent, running } }: CancelEventProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="secondary"
        busy={running === 'cancel'}
        idle={running !== undefined && running !== 'cancel'}
        onClick={() => setAsking(true)}
      >
        Cancel event…
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title="Cancel this event?"
        description="The page stays, and visitors read that it is cancelled. So do calendars that have subscribed."
      >
        <CancelForm
          labels={{ cancel: 'Cancel event', keep: 'Keep the event' }}
          note={String(editor.values['statusNote'] ?? '')}
          onClose={close}
          onCancel={(reason) => {
            close();
            cancelEvent(reason);
          }}
        >
          <Consequences editor={editor} />
        </CancelForm>
      </Dialog>
    </>
  );
}

function Consequences({ editor: { record, isDirty, values } }: Pick<CancelEventProps, 'editor'>) {
  return (
    <>
      {Boolean(values['recurrence']) && (
        <p>Every date is cancelled. To cancel only one, add it under Single dates instead.</p>
      )}
      {(isDirty || (record && hasDraft(record))) && (
        <p>Your other changes are published with it.</p>
      )}
      {record && <EventSender id={record.id} />}
    </>
  );
}
