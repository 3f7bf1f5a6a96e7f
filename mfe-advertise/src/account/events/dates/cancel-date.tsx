import { fullDateText } from '@town/language/dates';
import { useTexts } from '@town/language/texts';
import { TextField } from '@town/ui/text-field';
import type { RefObject } from 'react';
import { ActionDialog } from '../../action-dialog';
import { useText } from '../../messages/use-text';
import type { ShownBusinessEvent, ShownEventDate } from '../events-query';
import { useEvents } from '../use-events';
import { useKeptReason } from './use-kept-reason';

interface CancelDateProps {
  /** The listing's id. */
  id: string;
  event: ShownBusinessEvent;
  /** Undefined while the dialog is closed. */
  date: ShownEventDate | undefined;
  /** Gets the focus when the button that opened the dialog has disappeared. */
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** Asks why one date is cancelled, and cancels it. After a failure the dialog stays, with what was typed. */
export function CancelDate({ id, event, date, fallbackFocus, onClose }: CancelDateProps) {
  const text = useText();
  const { language } = useTexts();
  const { changeDate } = useEvents(id);
  const draft = date && `cancel-date-${id}-${event.id}-${date.repetition}`;
  const { note, keep, forget } = useKeptReason(draft);
  const day = date ? fullDateText(date.date, language) : '';
  function close() {
    forget();
    onClose();
  }
  return (
    <ActionDialog
      open={date !== undefined}
      onClose={close}
      title={date ? text('Cancel {day}?', { day }) : text('Cancel the date?')}
      confirm={text('Yes, it does not take place')}
      keep={text('No, keep it')}
      busy={changeDate.isPending}
      holdsText={note !== ''}
      fallbackFocus={fallbackFocus}
      onConfirm={() =>
        date &&
        changeDate.mutate(
          { event, repetition: date.repetition, isCancelled: true, note },
          { onSuccess: close },
        )
      }
    >
      <p>
        {text(
          'This date stays on the calendar and says that it is cancelled. The others take place.',
        )}
      </p>
      <TextField
        label={text('Why')}
        optional
        help={text('Visitors read it, for example: because of the weather')}
        maxLength={200}
        value={note}
        onChange={({ target }) => keep(target.value)}
      />
    </ActionDialog>
  );
}
