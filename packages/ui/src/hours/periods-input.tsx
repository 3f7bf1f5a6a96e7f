import { closedWeek, everyDay, isSameWeek, type Period } from '@town/contracts/hours/hours-form';
import { holidayOn, publicHolidays } from '@town/contracts/hours/public-holidays';
import { addDays } from '@town/contracts/town/date';
import { dateText } from '@town/language/dates';
import { useAnyText } from '@town/language/text-of';
import { useTexts } from '@town/language/texts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../button';
import { useText } from '../messages/use-text';
import { TextField } from '../text-field';
import css from './hours-input.module.css';
import { TimesInput } from './times-input';
import { WeekInput } from './week-input';

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

  function add(added: readonly Period[]) {
    if (added.length === 0) return;
    setFirstAdded(periods.length);
    onChange([...periods, ...added]);
  }

  function remove(index: number) {
    group.current?.focus();
    setFirstAdded(undefined);
    onChange(periods.filter((_, at) => at !== index));
  }

  return (
    <fieldset ref={group} className={css.week} tabIndex={-1}>
      <legend className={css.name}>{text('Holidays, closures and seasons')}</legend>
      {periods.map((period, index) => (
        <PeriodInput
          // Periods have no identity of their own, and their order changes only by removing one.
          // biome-ignore lint/suspicious/noArrayIndexKey: the comment above says why
          key={index}
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

/** A holiday by its name, other dates by themselves. */
function usePeriodName({ from, to }: Period): string {
  const text = useText();
  const anyText = useAnyText();
  const { language } = useTexts();
  if (!from || !to) return text('New dates');
  const [first, last] = [dateText(from, language), dateText(to, language)];
  if (from !== to) return text('{from} to {to}', { from: first, to: last });
  const holiday = holidayOn(from);
  return holiday ? `${anyText(holiday)}, ${first}` : first;
}

interface PeriodInputProps {
  period: Period;
  locked: boolean;
  /** It was just added. The button that added it may be out of sight, below everything that was added. */
  takesFocus: boolean;
  onChange(period: Period): void;
  onRemove(): void;
}

function PeriodInput({ period, locked, takesFocus, onChange, onRemove }: PeriodInputProps) {
  const { week } = period;
  const text = useText();
  const label = usePeriodName(period);
  const group = useRef<HTMLFieldSetElement>(null);
  const isSame = isSameWeek(week, everyDay(week.Monday));
  useEffect(() => {
    if (takesFocus) group.current?.focus();
  }, [takesFocus]);
  useFocusWhenReplaced(isSame, group);
  return (
    <fieldset ref={group} className={css.period} tabIndex={-1}>
      <legend className={css.periodName}>{label}</legend>
      <DatesInput {...{ period, label, locked, onChange, onRemove }} />
      {isSame ? (
        <>
          <TimesInput
            label={label}
            times={week.Monday}
            locked={locked}
            onChange={(times) => onChange({ ...period, week: everyDay(times) })}
          />
          {!locked && week.Monday.length > 0 && (
            <Button
              variant="quiet"
              onClick={() => onChange({ ...period, week: { ...week, Sunday: [] } })}
            >
              {text('Other times on some days')}
            </Button>
          )}
        </>
      ) : (
        <WeekInput
          label={text('Week of {label}', { label })}
          week={week}
          locked={locked}
          onChange={(changed) => onChange({ ...period, week: changed })}
        />
      )}
    </fieldset>
  );
}

/**
 * Moves the focus to a group when its inputs are replaced by others. That also happens while somebody types the
 * time that makes the last day the same as the others.
 */
function useFocusWhenReplaced(shown: boolean, group: RefObject<HTMLElement | null>): void {
  const before = useRef(shown);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (before.current !== shown && isLost) group.current?.focus();
    before.current = shown;
  }, [shown, group]);
}

interface DatesInputProps extends Omit<PeriodInputProps, 'takesFocus'> {
  /** What the period is called. */
  label: string;
}

/** The first and the last day of a period. */
function DatesInput({ period, label, locked, onChange, onRemove }: DatesInputProps) {
  const { from, to } = period;
  const text = useText();
  return (
    <div className={css.dates}>
      <TextField
        label={text('First day')}
        type="date"
        value={from}
        required
        onChange={({ target }) => onChange({ ...period, from: target.value })}
      />
      <TextField
        label={text('Last day')}
        type="date"
        value={to}
        min={from}
        required
        onChange={({ target }) => onChange({ ...period, to: target.value })}
      />
      {!locked && (
        <Button variant="quiet" aria-label={text('Remove {label}', { label })} onClick={onRemove}>
          {text('Remove')}
        </Button>
      )}
    </div>
  );
}
