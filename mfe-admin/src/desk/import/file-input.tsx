import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { TextField } from '@town/ui/text-field';
import type { RefObject } from 'react';
import css from './import-page.module.css';

const csv = { label: 'CSV file', accept: '.csv,text/csv', note: '' };
const csvOrCalendar = {
  label: 'CSV or calendar file',
  accept: '.csv,text/csv,.ics,text/calendar',
  note: 'In a calendar file (.ics) each event is a row. An event that the town’s calendar can repeat in the same way stays one event; of any other repeated event, each date of the next year becomes an event.',
};

interface FileInputProps {
  kind: RecordKind;
  ref: RefObject<HTMLInputElement | null>;
  /** Why the chosen file cannot be imported. */
  error: string | undefined;
  onChoose: (file: File | undefined) => void;
}

/** The file input of an import, with the accepted formats. */
export function FileInput({ kind, ref, error, onChoose }: FileInputProps) {
  const { label, accept, note } = kind.calendarFiles ? csvOrCalendar : csv;
  return (
    <>
      <p>
        Choose a {label}. You see what it would change before anything is stored. Columns that the
        file does not have stay as they are. What is new becomes a draft, unless its column “state”
        says “published”. {note}
      </p>
      <TextField
        ref={ref}
        type="file"
        className={css.file}
        accept={accept}
        label={label}
        help="The template has every column."
        error={error}
        announced
        onClick={({ currentTarget }) => {
          // Without this, choosing the same (perhaps corrected) file again fires no change event.
          currentTarget.value = '';
        }}
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
    </>
  );
}
