import { Dialog } from '@town/ui/dialog';
import { CancelForm } from '../records/cancel-form';
import type { DeskRecord } from '../records/desk-record';
import { type BulkDialogProps, bulkDialog } from './bulk-dialog';

interface CancelDialogProps extends BulkDialogProps {
  events: readonly DeskRecord[];
  onCancel(reason: string): void;
}

/** Asks for the reason for which the selected events are cancelled, and says who is told. */
export function CancelDialog(props: CancelDialogProps) {
  const { events, busy, onClose, onCancel } = props;
  const isOne = events.length === 1;
  return (
    <Dialog
      {...bulkDialog(props)}
      title={isOne ? 'Cancel 1 event?' : `Cancel ${events.length} events?`}
      description={
        isOne
          ? 'The page stays, and visitors read that it is cancelled. So do calendars that have subscribed.'
          : 'The pages stay, and visitors read that they are cancelled. So do calendars that have subscribed.'
      }
    >
      <CancelForm
        labels={{
          cancel: isOne ? 'Cancel the event' : 'Cancel the events',
          keep: isOne ? 'Keep the event' : 'Keep the events',
        }}
        busy={busy}
        onClose={onClose}
        onCancel={onCancel}
      >
        {events.some(({ content }) => content['recurrence']) && (
          <p>Every date of an event that is repeated is cancelled.</p>
        )}
        <p>
          Whoever sent one of these events and left an address gets a mail with the reason ten
          minutes after the last change, unless the event is over or you undo this before.
        </p>
      </CancelForm>
    </Dialog>
  );
}
