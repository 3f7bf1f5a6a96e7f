import { fullDateText, shortWeekdayText, weekdayText } from '@town/language/dates';
import { useTexts } from '@town/language/texts';
import type { ReactNode } from 'react';
import { useText } from '../../messages/use-text';
import css from './month-grid.module.css';
import { monthTitle, weeksOfMonth } from './months';

interface MonthGridProps {
  /** YYYY-MM */
  month: string;
  /** The town's calendar day. */
  today: string;
  /** Renders the content of a day, below its number. */
  day(date: string): ReactNode;
}

/** A month as a table of its weeks, with the events of each day. */
export function MonthGrid({ month, today, day: showDay }: MonthGridProps) {
  const text = useText();
  const { language } = useTexts();
  const weeks = weeksOfMonth(month);
  return (
    <table className={css.grid}>
      <caption className="visually-hidden">
        {text('Events in {month}', { month: monthTitle(month, language) })}
      </caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              <abbr title={weekdayText(day, language)}>{shortWeekdayText(day, language)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) =>
              date.startsWith(month) ? (
                <Day key={date} date={date} isToday={date === today}>
                  {showDay(date)}
                </Day>
              ) : (
                <td key={date} className={css.outside} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  date: string;
  isToday: boolean;
  children: ReactNode;
}

function Day({ date, isToday, children }: DayProps) {
  const { language } = useTexts();
  return (
    <td data-today={isToday || undefined}>
      <time dateTime={date} className={css.number} aria-current={isToday ? 'date' : undefined}>
        <span className="visually-hidden">{fullDateText(date, language)}</span>
        <span aria-hidden="true">{Number(date.slice(8))}</span>
      </time>
      {children}
    </td>
  );
}
