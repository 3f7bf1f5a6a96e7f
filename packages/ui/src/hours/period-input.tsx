import { type OpenMinutes, openOn } from '@town/contracts/hours/day-times';
import {
  closedWeek,
  everyDay,
  isSameWeek,
  type Period,
  writeHours,
} from '@town/contracts/hours/hours-form';
import { holidayOn } from '@town/contracts/hours/public-holidays';
import { dateText } from '@town/language/dates';
import { useAnyText } from '@town/language/text-of';
import { useTexts } from '@town/language/texts';
import { X } from 'lucide-react';
import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { Button } from '../button';
import { useText } from '../messages/use-text';
import { TextField } from '../text-field';
import css from './hours-input.module.css';
import { timesText } from './open-wording';
import { TimesInput } from './times-input';
import { WeekInput } from './week-input';
import { fromError, HoursAreChecked, toError } from './wrong-hours';

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

/**
 * One period. A public holiday is a line until somebody changes it: a place that closes on all of them would
 * otherwise have a form of several screens.
 */
export function PeriodInput(props: PeriodInputProps) {
  const { period, takesFocus } = props;
  const label = usePeriodName(period);
  const group = useRef<HTMLFieldSetElement>(null);
  const [isChanged, setChanged] = useState(false);
  const isLine = !isChanged && isFinishedHoliday(period);
  useEffect(() => {
    if (takesFocus) group.current?.focus();
  }, [takesFocus]);
  function onChange(changed: Period) {
    setChanged(true);
    props.onChange(changed);
  }
  return (
    <fieldset ref={group} className={isLine ? css.holiday : css.period} tabIndex={-1}>
      <legend className={css.periodName}>{label}</legend>
      {isLine ? (
        <HolidayLine
          {...props}
          label={label}
          onOpen={() => {
            group.current?.focus();
            setChanged(true);
          }}
        />
      ) : (
        <PeriodFields {...props} {...{ label, group, onChange }} />
      )}
    </fieldset>
  );
}

/** Whether a period is a public holiday whose times are all filled in. */
function isFinishedHoliday({ from, to, week }: Period): boolean {
  const times = Object.values(week).flat();
  return (
    from === to &&
    holidayOn(from) !== undefined &&
    times.every(({ opens, closes }) => opens !== '' && closes !== '')
  );
}

/** The times of a period of one day. */
function timesOn(period: Period): OpenMinutes[] {
  const hours = writeHours({ kind: 'week', usual: closedWeek, periods: [period] });
  return openOn(JSON.parse(hours), period.from);
}

interface HolidayLineProps extends Omit<DatesInputProps, 'onChange'> {
  onOpen(): void;
}

/** When a place is open on a holiday. */
function HolidayLine({ period, label, locked, onOpen, onRemove }: HolidayLineProps) {
  const text = useText();
  const { language } = useTexts();
  return (
    <>
      <span className={css.closed}>{timesText(timesOn(period), text, language)}</span>
      {!locked && (
        <>
          <Button variant="quiet" aria-label={text('Change {label}', { label })} onClick={onOpen}>
            {text('Change')}
          </Button>
          <Button
            variant="quiet"
            className={css.tool}
            aria-label={text('Remove {label}', { label })}
            onClick={onRemove}
          >
            <X size={18} aria-hidden />
            <span className={css.toolName}>{text('Remove')}</span>
          </Button>
        </>
      )}
    </>
  );
}

interface PeriodFieldsProps extends DatesInputProps {
  group: RefObject<HTMLElement | null>;
}

/** The dates and the times of a period. */
function PeriodFields({ period, label, locked, group, onChange, onRemove }: PeriodFieldsProps) {
  const { week } = period;
  const text = useText();
  const isSame = isSameWeek(week, everyDay(week.Monday));
  useFocusWhenReplaced(isSame, group);
  return (
    <>
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
    </>
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
  const [isNew] = useState(from === '');
  const text = useText();
  const isChecked = use(HoursAreChecked);
  const [wrongFrom, wrongTo] = isChecked ? [fromError(period), toError(period)] : [];
  return (
    <div className={css.dates}>
      <TextField
        label={text('First day')}
        error={wrongFrom && text(wrongFrom)}
        type="date"
        value={from}
        required
        onChange={({ target }) => onChange({ ...period, from: target.value })}
        // Most new dates are one day, such as Christmas Eve. The last day's help says so.
        onBlur={() => isNew && from && !to && onChange({ ...period, to: from })}
      />
      <TextField
        label={text('Last day')}
        error={wrongTo && text(wrongTo)}
        help={isNew ? text('Filled in as one day: change it if there are more') : undefined}
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
