import { eventFilterCategories } from '@town/contracts/calendar/categories';
import { datesOf, type EventDates, eventDates } from './event-dates';
import type { EventFilters } from './event-filters';
import { eventsQuery } from './events-query';

/** The view in the calendar's address. */
export interface CalendarView extends EventFilters {
  /** Of the dates and the month one is chosen at most; the month counts before the dates. */
  dates: EventDates;
  /** How many events the page shows at most. */
  shown: number;
}

/** How many events the page shows, and how many more with each "Show more". */
export const pageStep = 50;
/** The API's maximum. */
const most = 500;

const choices: readonly string[] = ['all', ...eventFilterCategories];

/** Reads the address. A wrong value counts as missing. */
export function readCalendarView(parameters: URLSearchParams): CalendarView {
  const category = parameters.get('category') ?? '';
  const month = parameters.get('month') ?? '';
  const shown = Math.ceil(Number(parameters.get('show')) / pageStep) * pageStep;
  const dates = parameters.get('dates') ?? '';
  const isMonth = /^(?:\d|1[01])$/.test(month);
  return {
    category: choices.includes(category) ? category : 'all',
    month: isMonth ? month : 'all',
    dates: !isMonth && isEventDates(dates) ? dates : 'all',
    shown: shown >= pageStep && shown < most ? shown : pageStep,
  };
}

/** The address parameters of a view. Defaults are left out. */
export function calendarAddress({
  category,
  month,
  dates,
  shown,
}: CalendarView): Record<string, string> {
  return {
    ...(category !== 'all' && { category }),
    ...(month !== 'all' && { month }),
    ...(dates !== 'all' && month === 'all' && { dates }),
    ...(shown > pageStep && { show: String(shown) }),
  };
}

/** The query of a view. It fetches one event more than is shown, to know whether there are more. */
export function calendarQuery({ category, month, dates, shown }: CalendarView, today: string) {
  return eventsQuery({
    ...datesOf(dates, today),
    ...(category !== 'all' && { category }),
    // A month can belong to any year, so the page filters as many events as the API gives.
    limit: month === 'all' ? shown + 1 : most,
  });
}

function isEventDates(text: string): text is EventDates {
  return Object.hasOwn(eventDates, text);
}
