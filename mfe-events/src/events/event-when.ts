import { withClockTimes } from '@town/contracts/town/clock-time';
import { dateWords } from '@town/contracts/town/date';
import type { ShownEvent } from '@town/slice-kit/read-event';

/** The last day of an event, which may be its only one. */
export const lastDay = ({ date, endDate }: Pick<ShownEvent, 'date' | 'endDate'>) =>
  endDate && endDate > date ? endDate : date;

/** The days of an event of several days, in short: "Nov 27 – 29"; undefined for an event of one day. */
export function shortDays(event: Pick<ShownEvent, 'date' | 'endDate'>): string | undefined {
  const [first, last] = [dateWords(event.date), dateWords(lastDay(event))];
  if (!first || !last || lastDay(event) === event.date) return undefined;
  const month = first.month === last.month ? '' : `${last.month.slice(0, 3)} `;
  return `${first.month.slice(0, 3)} ${first.day} – ${month}${last.day}`;
}

/** When an event begins and ends on a clock: "6:00 PM – 9:00 PM"; undefined where nobody has said. */
export function clockWords({ time, endTime }: Pick<ShownEvent, 'time' | 'endTime'>) {
  if (!time) return undefined;
  return [time, endTime]
    .map((each) => each && withClockTimes(each))
    .filter(Boolean)
    .join(' – ');
}

/** A day in words: "Saturday, March 27, 2027". */
export function longDay(date: string): string {
  const words = dateWords(date);
  return words ? `${words.weekday}, ${words.month} ${words.day}, ${words.year}` : date;
}
