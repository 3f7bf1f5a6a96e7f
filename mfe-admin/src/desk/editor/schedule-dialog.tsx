import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { TextField } from '@town/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import dialogCss from '../dialog.module.css';
import type { DeskRecord } from '../records/desk-record';
import { fromTownTime, toTownTime } from './town-time';
import type { Schedule } from './use-record-actions';

interface ScheduleDialogProps {
  /** Missing for a new record. */
  record: DeskRecord | undefined;
  /** Whether its date, which visitors see, follows the schedule. */
  isDated: boolean;
  open: boolean;
  onClose(): void;
  onSchedule(schedule: Schedule): void;
}

/** Asks when a record appears and when it goes, on the town's clock. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title="Schedule"
      description="Times are on the town's clock."
    >
      <ScheduleForm {...props} />
    </Dialog>
  );
}

function ScheduleForm({ record, isDated, onClose, onSchedule }: ScheduleDialogProps) {
  const { town } = useSite();
  const { state, publishAt, withdrawAt } = record ?? {};
  const [at, setAt] = useState(
    state === 'scheduled' && publishAt ? toTownTime(publishAt, town.timeZone) : '',
  );
  const [until, setUntil] = useState(withdrawAt ? toTownTime(withdrawAt, town.timeZone) : '');
  const [error, setError] = useState<string>();
  const untilInput = useRef<HTMLInputElement>(null);

  function schedule(event: FormEvent) {
    event.preventDefault();
    if (at && until && until <= at) {
      setError('Please enter a time after the record is published');
      return untilInput.current?.focus();
    }
    onSchedule({
      at: at ? fromTownTime(at, town.timeZone) : null,
      withdrawAt: until ? fromTownTime(until, town.timeZone) : null,
    });
  }

  return (
    <form className={dialogCss.form} onSubmit={schedule} noValidate>
      <TextField
        type="datetime-local"
        label="Publish at"
        help={isDated ? 'Empty: at once. The article gets this date' : 'Empty: at once'}
        value={at}
        onChange={({ target }) => setAt(target.value)}
      />
      <TextField
        ref={untilInput}
        type="datetime-local"
        label="Withdraw at"
        help="Empty: it stays"
        error={error}
        announced
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      <div className={dialogCss.actions}>
        <Button type="submit">{at ? 'Schedule' : 'Publish'}</Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
