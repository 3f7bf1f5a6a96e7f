import { addDays } from '@town/contracts/town/date';
import { useEffect, useState } from 'react';
import css from './next-dates.module.css';

interface NextDatesProps {
  /** The rule's text. */
  recurrence: string;
  /** The first date. */
  start: string;
  /** The town's calendar day. */
  today: string;
  /** The words above the dates. */
  title: string;
  /** The words where no date is left. */
  none: string;
  /** A date in words. */
  dateText(date: string): string;
}

const shown = 5;
/** How many days ahead to search: if a rule has fewer than five dates in ten years, fewer are shown. */
const daysAhead = 3_660;

/** The next dates of a rule. The code that computes them is loaded only here. */
export function NextDates({ recurrence, start, today, title, none, dateText }: NextDatesProps) {
  const [dates, setDates] = useState<string[]>();
  useEffect(() => {
    let isCurrent = true;
    const from = start > today ? start : today;
    void import('@town/contracts/calendar/recurrence/dates').then(({ recurrenceDates }) => {
      if (!isCurrent) return;
      setDates(
        recurrenceDates(recurrence, start, { from, to: addDays(from, daysAhead), limit: shown }),
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [recurrence, start, today]);
  if (!dates) return null;
  return (
    <div role="status" className={css.dates}>
      <p className={css.title}>{dates.length > 0 ? title : none}</p>
      <ul>
        {dates.map((date) => (
          <li key={date}>{dateText(date)}</li>
        ))}
      </ul>
    </div>
  );
}
