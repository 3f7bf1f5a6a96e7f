import type { RecurrenceRule } from '@town/contracts/calendar/recurrence/rule';
import { addDays, formatDate } from '@town/contracts/town/date';
import { SelectField } from '@town/ui/select-field';
import { useState } from 'react';
import { DateInput, incomplete } from '../date-input';
import css from './recurrence.module.css';
import { RuleNumber } from './rule-number';

interface RecurrenceEndProps {
  rule: RecurrenceRule;
  /** The first date. */
  start: string;
  locked: boolean;
  onChange(end: RecurrenceRule['end']): void;
}

const options = [
  { value: 'never', label: 'Goes on' },
  { value: 'until', label: 'Until a date' },
  { value: 'count', label: 'After a number of times' },
];

/** The proposed end, in days after the start: twelve weeks. */
const proposedDays = 12 * 7;

/** When the repetition ends. */
export function RecurrenceEnd({ rule: { end }, start, locked, onChange }: RecurrenceEndProps) {
  const [isPart, setPart] = useState(false);

  function choose(kind: string) {
    setPart(false);
    if (kind === 'until') return onChange({ until: addDays(start, proposedDays) });
    onChange(kind === 'count' ? { count: 10 } : null);
  }
  return (
    <div className={css.end}>
      <SelectField
        label="Ends"
        disabled={locked}
        options={options}
        value={!end ? 'never' : 'until' in end ? 'until' : 'count'}
        onChange={({ target }) => choose(target.value)}
      />
      {end && 'until' in end && (
        <DateInput
          label="Last possible date"
          type="date"
          min={start}
          disabled={locked}
          error={
            isPart
              ? `Please enter a full date. Until then it is ${formatDate(end.until)}`
              : undefined
          }
          announced
          value={isPart ? incomplete : end.until}
          onChange={(until) => {
            setPart(until === incomplete);
            if (until && until !== incomplete) onChange({ until });
          }}
        />
      )}
      {end && 'count' in end && (
        <RuleNumber
          label="How many times"
          max={999}
          locked={locked}
          value={end.count}
          onChange={(count) => onChange({ count })}
        />
      )}
    </div>
  );
}
