import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { TextField } from '@town/ui/text-field';
import type { RefObject } from 'react';
import css from './import-page.module.css';

const csv = { label: 'CSV file', accept: '.csv,text/csv', note: '' };
const csvOrCalendar = {
  label: 'CSV or calendar file',
  accept: '.csv,text/csv,.ics,text/calendar',
  note: 'A calendar file (.ics) has a row for each of its events. Repeated events are added for a year.',
};

interface FileInputProps {
  kind: RecordKind;
  ref: RefObject<HTMLInputElement | null>;
  onChoose: (file: File | undefined) => void;
}

/** Where the file of an import is chosen, with what it may be. */
export function FileInput({ kind, ref, onChoose }: FileInputProps) {
  const { label, accept, note } = kind.calendarFiles ? csvOrCalendar : csv;
  return (
    <>
      <p>
        Choose a {label}. You see what it would change before anything is stored. Columns that the
        file does not have stay as they are. {note}
      </p>
      <TextField
        ref={ref}
        type="file"
        className={css.file}
        accept={accept}
        label={label}
        help="The template has every column."
        onClick={({ currentTarget }) => {
          // A browser tells nothing of a file that is chosen again: it may have been corrected since.
          currentTarget.value = '';
        }}
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
    </>
  );
}
