import { weekFrom } from '@town/contracts/hours/day-times';
import type { OpeningHours } from '@town/contracts/hours/opening-hours';
import { holidayOn } from '@town/contracts/hours/public-holidays';
import { addDays } from '@town/contracts/town/date';
import { monthText, weekdayText } from '@town/language/dates';
import { useTexts } from '@town/language/texts';
import { useText } from '../messages/use-text';
import { HolidayNote } from './holiday-note';
import { timesText } from './open-wording';
import css from './opening-week.module.css';

interface OpeningWeekProps {
  hours: OpeningHours;
  /** The town's calendar day, YYYY-MM-DD. */
  today: string;
  /** The day on which the hours were last confirmed. */
  confirmedOn: string | null;
  /** Shows only the usual week, and no day as today: for a page that is read on a later day. */
  isUsual?: boolean;
}

/** The opening hours of the next seven days, today first. Holidays and seasons are taken into account. */
export function OpeningWeek({ hours, today, confirmedOn, isUsual = false }: OpeningWeekProps) {
  const text = useText();
  const { language } = useTexts();
  const shown = isUsual ? hours?.filter((span) => !span.validFrom && !span.validThrough) : hours;
  if (!shown?.length) return null;
  const marked = isUsual ? undefined : today;
  const dates = Array.from({ length: 7 }, (_, index) => addDays(today, index));
  return (
    <div className={css.week}>
      <table className={css.table}>
        <caption>{text('Opening hours')}</caption>
        <tbody>
          {weekFrom(shown, dates).map(({ date, times, isSpecial }) => (
            <tr key={date} aria-current={date === marked ? 'date' : undefined}>
              <th scope="row">
                {weekdayText(date, language)}
                {date === marked && <span className={css.today}> ({text('today')})</span>}
              </th>
              <td>
                {timesText(times, text, language)}
                {isSpecial && <span className={css.special}> ({text('special hours')})</span>}
                {!isUsual && !isSpecial && times.length > 0 && <HolidayOf date={date} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {confirmedOn && (
        <p className={css.confirmed}>
          {text('Confirmed in {month}', { month: monthText(confirmedOn, language, today) })}
        </p>
      )}
    </div>
  );
}

function HolidayOf({ date }: { date: string }) {
  const holiday = holidayOn(date);
  return holiday ? <HolidayNote holiday={holiday} /> : null;
}
