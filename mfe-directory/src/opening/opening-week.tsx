import { weekFrom } from '@town/contracts/hours/day-times';
import type { OpeningHours } from '@town/contracts/hours/opening-hours';
import { addDays, dateWords, formatDate } from '@town/contracts/town/date';
import { useTownMoment } from '@town/slice-kit/use-town-moment';
import css from './opening-week.module.css';

interface OpeningWeekProps {
  hours: OpeningHours;
  /** The day on which somebody last confirmed them. */
  confirmedOn: string | null;
}

/** The opening hours of the next seven days, today first. Holidays and seasons are taken into account. */
export function OpeningWeek({ hours, confirmedOn }: OpeningWeekProps) {
  const { clock } = useTownMoment();
  if (!hours || hours.length === 0) return null;
  const today = clock.slice(0, 10);
  const dates = Array.from({ length: 7 }, (_, index) => addDays(today, index));
  return (
    <div className={css.week}>
      <table className={css.table}>
        <caption>Opening hours</caption>
        <tbody>
          {weekFrom(hours, dates).map(({ date, weekday, words, isSpecial }) => (
            <tr key={date} aria-current={date === today ? 'date' : undefined}>
              <th scope="row">
                {weekday}
                {date === today && <span className={css.today}> (today)</span>}
              </th>
              <td>
                {words}
                {isSpecial && <span className={css.special}> (special hours)</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {confirmedOn && <p className={css.confirmed}>Confirmed in {monthOf(confirmedOn, today)}</p>}
    </div>
  );
}

/** "November", or with its year where it is not this one. */
function monthOf(date: string, today: string): string {
  const words = dateWords(date);
  if (!words) return formatDate(date);
  return date.slice(0, 4) === today.slice(0, 4) ? words.month : `${words.month} ${words.year}`;
}
