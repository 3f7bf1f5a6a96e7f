/**
 * Cancels an event that visitors can see. "Unpublish" would take its page away, and people with the
 * link would not learn why; a cancelled event stays, and its page begins with the cancellation.
 */
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { TextField } from '@town/ui/text-field';
import { type FormEvent, useState } from 'react';
import dialogCss from '../dialog.module.css';
import { hasDraft } from '../records/desk-record';
import { EventSender } from './event-sender';
import type { useRecordActions } from './use-record-actions';
import type { RecordForm } from './use-record-form';

interface CancelEventProps {
  editor: Pick<RecordForm, 'record' | 'isDirty' | 'values'>;
  actions: ReturnType<typeof useRecordActions>;
}

/** Whether a record is a published event that is not cancelled. */
export function canBeCancelled(kind: RecordKind, { record }: Pick<RecordForm, 'record'>): boolean {
  return (
    kind.name === 'events' &&
    record?.state === 'published' &&
    record.content['status'] !== 'cancelled'
  );
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
          editor={editor}
          onClose={close}
          onCancel={(reason) => {
            close();
            cancelEvent(reason);
          }}
        />
      </Dialog>
    </>
  );
}

interface CancelFormProps extends Pick<CancelEventProps, 'editor'> {
  onClose(): void;
  onCancel(reason: string): void;
}

function CancelForm({ editor: { record, isDirty, values }, onClose, onCancel }: CancelFormProps) {
  const [reason, setReason] = useState(String(values['statusNote'] ?? ''));
  function send(event: FormEvent) {
    event.preventDefault();
    onCancel(reason);
  }
  return (
    <form className={dialogCss.form} onSubmit={send} noValidate>
      {Boolean(values['recurrence']) && (
        <p>Every date is cancelled. To cancel only one, add it under Single dates instead.</p>
      )}
      {(isDirty || (record && hasDraft(record))) && (
        <p>Your other changes are published with it.</p>
      )}
      {record && <EventSender id={record.id} />}
      <TextField
        label="Reason"
        optional
        help="For example: because of the weather"
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={dialogCss.actions}>
        <Button type="submit">Cancel event</Button>
        <Button variant="secondary" onClick={onClose}>
          Keep the event
        </Button>
      </div>
    </form>
  );
}
