import { readRule } from '@town/contracts/calendar/recurrence/rule';
import { fullDateText } from '@town/language/dates';
import { ruleText } from '@town/language/rule-text';
import { useTexts } from '@town/language/texts';
import { useSite } from '@town/slice-kit/site';
import { NextDates } from '@town/ui/next-dates';
import { SelectField } from '@town/ui/select-field';
import { TextField } from '@town/ui/text-field';
import { useState } from 'react';
import { useText } from '../../messages/use-text';
import { LostDates } from './lost-dates';
import type { RepeatedEvent } from './lost-dates-of';
import {
  type ChosenRule,
  chosenRule,
  keptRule,
  ruleOf,
  simpleRule,
  simpleRules,
} from './simple-rules';

interface RepeatsFieldProps {
  /** The prefix of the fields' ids. */
  idPrefix: string;
  /** The date that the form has now; empty while it is missing. */
  start: string;
  /** What the fields have at first. */
  chosen: Pick<ChosenRule, 'repeats' | 'until'>;
  /** The stored event. */
  given: RepeatedEvent;
  /** The errors of the form, by field. */
  errors: Record<string, string>;
}

/**
 * Whether and how an event is repeated, in words that follow from its first date, with the next dates
 * below. A form around it reads the values `repeats` and `until`.
 */
export function RepeatsField({ idPrefix, start, chosen, given, errors }: RepeatsFieldProps) {
  const text = useText();
  const { language } = useTexts();
  const { today } = useSite();
  const [{ repeats, until }, setChosen] = useState(chosen);
  const kept = readRule(given.recurrence ?? '');
  const current = repeats === keptRule ? keptRule : (simpleRule(repeats, start)?.kind ?? '');
  const rule = start ? ruleOf({ date: start, repeats, until }, given) : null;
  const options = [
    { value: '', label: text('Does not repeat') },
    ...(start ? simpleRules(start) : []).map((each) => ({
      value: each.kind,
      label: ruleText(each.rule, start, language),
    })),
    ...(kept && start && chosenRule(given).repeats === keptRule
      ? [{ value: keptRule, label: ruleText(kept, given.date, language) }]
      : []),
  ];
  return (
    <>
      <SelectField
        id={`${idPrefix}recurrence`}
        name="repeats"
        label={text('Repeats')}
        {...(!start && { help: text('Enter the date first.') })}
        error={errors['recurrence']}
        disabled={!start}
        options={options}
        value={current}
        onChange={({ target }) => setChosen({ repeats: target.value, until })}
      />
      {current && current !== keptRule && (
        <TextField
          id={`${idPrefix}until`}
          name="until"
          type="date"
          label={text('Last possible date')}
          optional
          help={text('Leave it empty if it goes on.')}
          error={errors['until']}
          min={start}
          value={until}
          onChange={({ target }) => setChosen({ repeats, until: target.value })}
        />
      )}
      {rule && (
        <NextDates
          {...{ recurrence: rule, start, today }}
          title={text('The next dates')}
          none={text('No date is left.')}
          dateText={(date) => fullDateText(date, language)}
        />
      )}
      <LostDates chosen={{ date: start, repeats, until }} given={given} />
    </>
  );
}
