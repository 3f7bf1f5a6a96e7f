import { eventFilterCategories } from '@town/contracts/calendar/categories';
import { datesOf, type EventDates, eventDates } from './event-dates';
import type { EventFilters } from './event-filters';
import { eventsQuery } from './events-query';
import { daysOfMonth, isShownMonth } from './months';

/** The view in the calendar's address. */
export interface CalendarView extends EventFilters {
  /** Of the dates and the month one is chosen at most; the month counts before the dates. */
  dates: EventDates;
  /** How many events the page shows at most. */
  shown: number;
  /** The month, YYYY-MM, that is shown as a grid; null for the list. */
  grid: string | null;
}

/** How many events the page shows, and how many more with each "Show more". */
export const pageStep = 50;
/** The API's maximum. */
const most = 500;

const choices: readonly string[] = ['all', ...eventFilterCategories];

/**
 * Reads the address. A wrong value counts as missing. `view=month` shows a month of a certain year,
 * whose parameter is `month=2026-12`; in the list, `month=11` means December of any year.
 */
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
    grid: parameters.get('view') === 'month' ? readMonth(month) : null,
  };
}

/** The address parameters of a view. Defaults are left out. */
export function calendarAddress({
  category,
  month,
  dates,
  shown,
  grid,
}: CalendarView): Record<string, string> {
  if (grid !== null) {
    const chosen = { view: 'month', ...(grid && { month: grid }) };
    return { ...chosen, ...(category !== 'all' && { category }) };
  }
  return {
    ...(category !== 'all' && { category }),
    ...(month !== 'all' && { month }),
    ...(dates !== 'all' && month === 'all' && { dates }),
    ...(shown > pageStep && { show: String(shown) }),
  };
}

/** The query of a view. It fetches one event more than is shown, to know whether there are more. */
export function calendarQuery(view: CalendarView, today: string) {
  const { category, month, dates, shown, grid } = view;
  if (grid !== null) {
    return eventsQuery({
      ...daysOfMonth(gridMonth(grid, today)),
      ...(category !== 'all' && { category }),
      limit: most,
    });
  }
  return eventsQuery({
    ...datesOf(dates, today),
    ...(category !== 'all' && { category }),
    // A month can belong to any year, so the page filters as many events as the API gives.
    limit: month === 'all' ? shown + 1 : most,
  });
}

/** The month that a grid shows: the current one where the address names none, or one too far away. */
export function gridMonth(grid: string, today: string): string {
  return grid && isShownMonth(grid, today) ? grid : today.slice(0, 7);
}

/** A month, YYYY-MM; empty where there is none. */
function readMonth(text: string): string {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : '';
}

function isEventDates(text: string): text is EventDates {
  return Object.hasOwn(eventDates, text);
}
