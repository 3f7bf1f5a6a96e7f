import { everyDay, isSameWeek, type Week } from '@town/contracts/hours/hours-form';
import { type Weekday, weekdays } from '@town/contracts/hours/weekdays';
import { capitalize } from '@town/contracts/text/capitalize';
import { Button } from '../button';
import { useText } from '../messages/use-text';
import css from './hours-input.module.css';
import { TimesInput } from './times-input';
import { useDayName } from './use-day-name';

interface WeekInputProps {
  /** Names the week for screen readers. */
  label: string;
  week: Week;
  locked: boolean;
  onChange(week: Week): void;
}

/** The times of each day of a week. One day's times can be copied to others; the focus then goes to the day. */
export function WeekInput({ label, week, locked, onChange }: WeekInputProps) {
  const text = useText();
  const dayName = useDayName();
  const fromMonday = everyDay(week.Monday);
  const copies = (day: Weekday, before: Weekday | undefined): [string, Week][] => {
    if (before) {
      return [[text('Same as {day}', { day: dayName(before) }), { ...week, [day]: week[before] }]];
    }
    const { Saturday, Sunday } = week;
    return [
      [text('Copy to Tuesday to Friday'), { ...fromMonday, Saturday, Sunday }],
      [text('Copy to every day'), fromMonday],
    ];
  };
  return (
    <fieldset className={css.week}>
      <legend className={css.name}>{label}</legend>
      {weekdays.map((day, index) => (
        <fieldset key={day} className={css.day} tabIndex={-1}>
          <legend className={css.dayName}>{capitalize(dayName(day))}</legend>
          <TimesInput
            label={capitalize(dayName(day))}
            times={week[day]}
            locked={locked}
            onChange={(times) => onChange({ ...week, [day]: times })}
          />
          {!locked &&
            copies(day, weekdays[index - 1])
              .filter(([, copied]) => !isSameWeek(copied, week))
              .map(([words, copied]) => (
                <Button
                  key={words}
                  variant="quiet"
                  onClick={({ currentTarget }) => {
                    currentTarget.closest('fieldset')?.focus();
                    onChange(copied);
                  }}
                >
                  {words}
                </Button>
              ))}
        </fieldset>
      ))}
    </fieldset>
  );
}
