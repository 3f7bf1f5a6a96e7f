/**
 * How an event is repeated, chosen in words that follow from its first date. The form's value is the
 * text of the rule. The next dates are shown below, so that the clerk sees the effect.
 */
import {
  dayCodes,
  dayName,
  type RecurrenceRule,
  writeRule,
} from '@town/contracts/calendar/recurrence/rule';
import { dateWords } from '@town/contracts/town/date';
import { FieldMessages, useFieldIds } from '@town/ui/field-frame';
import { NextDates } from '@town/ui/next-dates';
import { SelectField } from '@town/ui/select-field';
import type { Ref } from 'react';
import css from './recurrence.module.css';
import { RecurrenceEnd } from './recurrence-end';
import { choiceOf, ruleChoices, ruleOf } from './rule-choices';
import { RuleNumber } from './rule-number';

interface RecurrenceInputProps {
  id: string;
  label: string;
  error: string | undefined;
  locked: boolean;
  /** The rule's text; empty where the event is not repeated. */
  value: string;
  /** The first date, YYYY-MM-DD; empty while it is missing. */
  start: string;
  /** The town's calendar day. */
  today: string;
  onChange(value: string): void;
  onBlur(): void;
  ref?: Ref<HTMLSelectElement>;
}

/** Whether and how an event is repeated. */
export function RecurrenceInput(props: RecurrenceInputProps) {
  const { id, label, error, locked, value, start, today, onChange, onBlur, ref } = props;
  const help = start ? undefined : 'Enter the date first.';
  const { wiring, helpId, errorId } = useFieldIds({ id, help, error });
  const rule = ruleOf(value, start);
  const choices = start ? ruleChoices(start) : [];
  const current = rule && choiceOf(rule);
  const isOffered = choices.some((choice) => choice.value === current?.value);
  const options = current && !isOffered ? [...choices, current] : choices;
  const change = (part: Partial<RecurrenceRule>) =>
    rule && onChange(writeRule({ ...rule, ...part }));

  function choose(chosen: string) {
    const next = options.find((choice) => choice.value === chosen)?.rule;
    const kept = rule && { interval: rule.interval, end: rule.end };
    onChange(next ? writeRule({ ...next, ...kept }) : '');
  }

  return (
    <fieldset
      className={css.recurrence}
      aria-describedby={wiring['aria-describedby']}
      onBlur={onBlur}
    >
      <legend className={css.legend}>{label}</legend>
      <SelectField
        ref={ref}
        id={wiring.id}
        label="How often"
        disabled={locked || !start}
        options={[{ value: '', label: 'Does not repeat' }, ...options]}
        value={current?.value ?? ''}
        onChange={({ target }) => choose(target.value)}
      />
      {rule && (
        <>
          <Interval rule={rule} locked={locked} onChange={(interval) => change({ interval })} />
          {rule.frequency === 'WEEKLY' && (
            <Weekdays rule={rule} locked={locked} onChange={(weekdays) => change({ weekdays })} />
          )}
          <RecurrenceEnd
            rule={rule}
            start={start}
            locked={locked}
            onChange={(end) => change({ end })}
          />
          <NextDates
            {...{ recurrence: value, start, today }}
            title="The next dates"
            none="There is no date left."
            dateText={inWords}
          />
        </>
      )}
      <FieldMessages {...{ help, error, helpId, errorId }} />
    </fieldset>
  );
}

function inWords(date: string): string {
  const words = dateWords(date);
  return words ? `${words.weekday}, ${words.month} ${words.day}, ${words.year}` : date;
}

const units = { DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months', YEARLY: 'years' } as const;

interface PartProps<Value> {
  rule: RecurrenceRule;
  locked: boolean;
  onChange(value: Value): void;
}

function Interval({ rule, locked, onChange }: PartProps<number>) {
  return (
    <RuleNumber
      label={`Every how many ${units[rule.frequency]}`}
      max={99}
      locked={locked}
      value={rule.interval}
      onChange={onChange}
    />
  );
}

/** At least one day stays chosen. */
function Weekdays({ rule, locked, onChange }: PartProps<RecurrenceRule['weekdays']>) {
  return (
    <fieldset className={css.days}>
      <legend className="visually-hidden">On which days</legend>
      {dayCodes.map((code) => {
        const isChosen = rule.weekdays.includes(code);
        return (
          <label key={code} className={css.day}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={locked || (isChosen && rule.weekdays.length === 1)}
              onChange={() =>
                onChange(
                  dayCodes.filter((each) =>
                    each === code ? !isChosen : rule.weekdays.includes(each),
                  ),
                )
              }
            />
            {dayName(code)}
          </label>
        );
      })}
    </fieldset>
  );
}
