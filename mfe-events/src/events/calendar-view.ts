import { eventFilterCategories } from '@town/contracts/calendar/categories';
import { pageAddress, readPage } from '@town/slice-kit/paged-query';
import { type DateRange, datesOf, type EventDates, eventDates } from './event-dates';
import { eventDaysQuery } from './event-days-query';
import type { EventFilters } from './event-filters';
import { eventPageQuery } from './events-query';
import { daysOfMonth, isShownMonth } from './months';

/** The view in the calendar's address. */
export interface CalendarView extends EventFilters {
  /** Of the dates and the month one is chosen at most; the month counts before the dates. */
  dates: EventDates;
  /** The page of the list, from 1 on. */
  page: number;
  /** The only day that is shown, YYYY-MM-DD; empty for all. It counts before the dates and the month. */
  day: string;
  /** The month, YYYY-MM, that is shown as a grid; null for the list. */
  grid: string | null;
}

/** How many events a page of the list shows: its HTML stays below 100 KB. */
export const eventsOnPage = 20;
/** How many events a month shows; one with more shows how many each day has. */
const mostInMonth = 30;

const choices: readonly string[] = ['all', ...eventFilterCategories];

/**
 * Reads the address. A wrong value counts as missing. `view=month` shows a month of a certain year,
 * whose parameter is `month=2026-12`; in the list, `month=11` means December of any year.
 */
export function readCalendarView(parameters: URLSearchParams): CalendarView {
  const category = parameters.get('category') ?? '';
  const month = parameters.get('month') ?? '';
  const dates = parameters.get('dates') ?? '';
  const isMonth = /^(?:\d|1[01])$/.test(month);
  return {
    category: choices.includes(category) ? category : 'all',
    month: isMonth ? month : 'all',
    dates: !isMonth && isEventDates(dates) ? dates : 'all',
    page: readPage(parameters),
    day: readDay(parameters.get('day') ?? ''),
    grid: parameters.get('view') === 'month' ? readMonth(month) : null,
  };
}

/** The address parameters of a view. Defaults are left out. */
export function calendarAddress({
  category,
  month,
  dates,
  page,
  day,
  grid,
}: CalendarView): Record<string, string> {
  if (grid !== null) {
    const chosen = { view: 'month', ...(grid && { month: grid }) };
    return { ...chosen, ...(category !== 'all' && { category }) };
  }
  return {
    ...(category !== 'all' && { category }),
    ...(day && { day }),
    ...(month !== 'all' && !day && { month }),
    ...(dates !== 'all' && month === 'all' && !day && { dates }),
    ...pageAddress(page),
  };
}

/** The query of a view: a page of the list, or a month. */
export function calendarQuery(view: CalendarView, today: string) {
  const { category, month, page, grid } = view;
  const ofCategory = { ...(category !== 'all' && { category }) };
  if (grid !== null) {
    const days = daysOfMonth(gridMonth(grid, today));
    return eventPageQuery({ ...days, ...ofCategory }, { page: 1, size: mostInMonth });
  }
  return eventPageQuery(
    {
      ...daysOfView(view, today),
      ...ofCategory,
      // The service counts months from 1.
      ...(!view.day && month !== 'all' && { month: String(Number(month) + 1) }),
    },
    { page, size: eventsOnPage },
  );
}

/** How many events each day of a view's month has. */
export function monthDaysQuery({ category, grid }: CalendarView, today: string) {
  const days = daysOfMonth(gridMonth(grid ?? '', today));
  return eventDaysQuery({ ...days, ...(category !== 'all' && { category }) });
}

/** The days that a list shows. */
export function daysOfView({ day, dates }: CalendarView, today: string): DateRange {
  return day ? { from: day, to: day } : datesOf(dates, today);
}

/** The month that a grid shows: the current one where the address names none, or one too far away. */
export function gridMonth(grid: string, today: string): string {
  return grid && isShownMonth(grid, today) ? grid : today.slice(0, 7);
}

/** A day, YYYY-MM-DD; empty where there is none. */
function readDay(text: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(text) && isDate(text) ? text : '';
}

/** Whether a day is in the calendar: the 31st of February is not. */
function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A month, YYYY-MM; empty where there is none. */
function readMonth(text: string): string {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : '';
}

function isEventDates(text: string): text is EventDates {
  return Object.hasOwn(eventDates, text);
}
