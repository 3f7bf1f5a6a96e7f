import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { type FormEvent, useRef, useState } from 'react';
import { DateInput } from '../../date-input';
import dialogCss from '../../dialog.module.css';
import type { DeskRecord } from '../../records/desk-record';
import type { Schedule } from './record-schedule';
import { fromTownTime, toTownTime } from './town-time';

interface ScheduleDialogProps {
  /** Missing for a new record. */
  record: DeskRecord | undefined;
  /** Whether the date that visitors see follows the schedule. */
  isDated: boolean;
  open: boolean;
  onClose(): void;
  onSchedule(schedule: Schedule): void;
}

/** Asks when a record is published and when it is withdrawn, in the town's time. */
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

interface ScheduleErrors {
  at?: string;
  until?: string;
}

const noTime = 'Please enter a date and a time';

const isNoTime = (instant: string | null) => instant !== null && Number.isNaN(Date.parse(instant));

/**
 * The errors of a schedule. It compares instants, because local times repeat for an hour when the clocks go
 * back.
 */
function errorsOf({ at, withdrawAt }: Schedule): ScheduleErrors {
  const now = Date.now();
  if (isNoTime(at)) return { at: noTime };
  if (isNoTime(withdrawAt)) return { until: noTime };
  // The server would publish it at once.
  if (at && Date.parse(at) <= now) return { at: 'Please enter a time that is still to come' };
  const start = at ? Date.parse(at) : now;
  const isTooEarly = withdrawAt && Date.parse(withdrawAt) <= start;
  return isTooEarly ? { until: 'Please enter a time after the record is published' } : {};
}

/** The instant of a time in the form; if the time was not changed, the stored instant. */
function instantOf(time: string, stored: string | null | undefined, timeZone: string) {
  if (!time) return null;
  return stored && time === toTownTime(stored, timeZone) ? stored : fromTownTime(time, timeZone);
}

function ScheduleForm({ record, isDated, onClose, onSchedule }: ScheduleDialogProps) {
  const { town } = useSite();
  const { publishAt, withdrawAt } = record ?? {};
  const [at, setAt] = useState(publishAt ? toTownTime(publishAt, town.timeZone) : '');
  const [until, setUntil] = useState(withdrawAt ? toTownTime(withdrawAt, town.timeZone) : '');
  const [errors, setErrors] = useState<ScheduleErrors>({});
  const atInput = useRef<HTMLInputElement>(null);
  const untilInput = useRef<HTMLInputElement>(null);

  function schedule(event: FormEvent) {
    event.preventDefault();
    const chosen = {
      at: instantOf(at, publishAt, town.timeZone),
      withdrawAt: instantOf(until, withdrawAt, town.timeZone),
    };
    const wrong = errorsOf(chosen);
    setErrors(wrong);
    if (wrong.at) return atInput.current?.focus();
    if (wrong.until) return untilInput.current?.focus();
    onSchedule(chosen);
  }

  return (
    <form className={dialogCss.form} onSubmit={schedule} noValidate>
      <DateInput
        ref={atInput}
        type="datetime-local"
        label="Publish at"
        error={errors.at}
        announced
        help={isDated ? 'Empty: at once. The article gets this date' : 'Empty: at once'}
        value={at}
        onChange={setAt}
      />
      <DateInput
        ref={untilInput}
        type="datetime-local"
        label="Withdraw at"
        help="Empty: it stays"
        error={errors.until}
        announced
        value={until}
        onChange={setUntil}
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
