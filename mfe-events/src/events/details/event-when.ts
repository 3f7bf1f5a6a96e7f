import { lastDay } from '@town/contracts/calendar/last-day';
import type { Language } from '@town/contracts/pages/languages';
import { dateWords } from '@town/contracts/town/date';
import { shortMonthText, timesText } from '@town/language/dates';
import type { ShownEvent } from '@town/slice-kit/read-event';

/** The days of an event of several days, in short: "Nov 27 – 29"; undefined for an event of one day. */
export function shortDays(
  event: Pick<ShownEvent, 'date' | 'endDate'>,
  language: Language,
): string | undefined {
  const [first, last] = [dateWords(event.date), dateWords(lastDay(event))];
  if (!first || !last || lastDay(event) === event.date) return undefined;
  const [begins, ends] = [event.date, lastDay(event)].map((day) => shortMonthText(day, language));
  const isOneMonth = first.month === last.month;
  if (language === 'en') {
    return `${begins} ${first.day} – ${isOneMonth ? '' : `${ends} `}${last.day}`;
  }
  return `${first.day}${isOneMonth ? '' : ` ${begins}`} – ${last.day} ${ends}`;
}

/** The times of day when an event begins and ends: "6:00 PM – 9:00 PM"; undefined if they are unknown. */
export function clockWords(
  { time, endTime }: Pick<ShownEvent, 'time' | 'endTime'>,
  language: Language,
): string | undefined {
  if (!time) return undefined;
  return [time, endTime]
    .map((each) => each && timesText(each, language))
    .filter(Boolean)
    .join(' – ');
}
