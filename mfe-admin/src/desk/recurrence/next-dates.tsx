import { addDays, dateWords } from '@town/contracts/town/date';
import { useEffect, useState } from 'react';
import css from './recurrence.module.css';

interface NextDatesProps {
  /** The rule's text. */
  recurrence: string;
  /** The first date. */
  start: string;
  /** The town's calendar day. */
  today: string;
}

const shown = 5;
/** How many days ahead to search: if a rule has fewer than five dates in ten years, fewer are shown. */
const daysAhead = 3_660;

/** The next dates of a rule. The code that computes them is loaded only here. */
export function NextDates({ recurrence, start, today }: NextDatesProps) {
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
    <div role="status" className={css.next}>
      <p className={css.legend}>{dates.length > 0 ? 'The next dates' : 'There is no date left.'}</p>
      <ul>
        {dates.map((date) => (
          <li key={date}>{inWords(date)}</li>
        ))}
      </ul>
    </div>
  );
}

function inWords(date: string): string {
  const words = dateWords(date);
  return words ? `${words.weekday}, ${words.month} ${words.day}, ${words.year}` : date;
}
