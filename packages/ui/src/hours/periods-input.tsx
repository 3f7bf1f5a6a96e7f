import { closedWeek, everyDay, type Period } from '@town/contracts/hours/hours-form';
import { publicHolidays } from '@town/contracts/hours/public-holidays';
import { addDays } from '@town/contracts/town/date';
import { useRef, useState } from 'react';
import { Button } from '../button';
import { useText } from '../messages/use-text';
import css from './hours-input.module.css';
import { PeriodInput } from './period-input';

interface PeriodsInputProps {
  /** The town's calendar date, YYYY-MM-DD. */
  today: string;
  periods: readonly Period[];
  locked: boolean;
  onChange(periods: readonly Period[]): void;
}

/** Holidays, closures and seasons: dates on which other times hold than in the usual week. */
export function PeriodsInput({ today, periods, locked, onChange }: PeriodsInputProps) {
  const text = useText();
  const group = useRef<HTMLFieldSetElement>(null);
  const [firstAdded, setFirstAdded] = useState<number>();
  // Whether a holiday's fields are open is the state of its row, so a row keeps its key when another goes away.
  const [keys, setKeys] = useState(() => [...periods.keys()]);

  function add(added: readonly Period[]) {
    if (added.length === 0) return;
    setFirstAdded(periods.length);
    const next = Math.max(-1, ...keys) + 1;
    setKeys([...keys, ...added.map((_, index) => next + index)]);
    onChange([...periods, ...added]);
  }

  function remove(index: number) {
    group.current?.focus();
    setFirstAdded(undefined);
    setKeys(keys.filter((_, at) => at !== index));
    onChange(periods.filter((_, at) => at !== index));
  }

  return (
    <fieldset ref={group} className={css.week} tabIndex={-1}>
      <legend className={css.name}>{text('Holidays, closures and seasons')}</legend>
      {periods.map((period, index) => (
        <PeriodInput
          key={keys[index] ?? `other ${index}`}
          period={period}
          locked={locked}
          takesFocus={index === firstAdded}
          onChange={(changed) =>
            onChange(periods.map((each, at) => (at === index ? changed : each)))
          }
          onRemove={() => remove(index)}
        />
      ))}
      {!locked && (
        <div className={css.copies}>
          <Button
            variant="secondary"
            onClick={() => add([{ from: today, to: '', week: closedWeek }])}
          >
            {text('Closed until …')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => add([{ from: '', to: '', week: everyDay([{ opens: '', closes: '' }]) }])}
          >
            {text('Add special hours')}
          </Button>
          <Button variant="secondary" onClick={() => add(comingHolidays(today, periods))}>
            {text('Closed on public holidays')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** The public holidays of the coming year that have no period yet, as closed days. */
function comingHolidays(today: string, periods: readonly Period[]): Period[] {
  const year = Number(today.slice(0, 4));
  const lastDay = addDays(today, 365);
  return [year, year + 1]
    .flatMap(publicHolidays)
    .filter(({ date }) => date >= today && date < lastDay)
    .filter(({ date }) => !periods.some(({ from, to }) => from === date && to === date))
    .map(({ date }) => ({ from: date, to: date, week: closedWeek }));
}
