import { eventFilterCategories } from '@town/contracts/calendar/categories';
import { pageAddress, readPage } from '@town/slice-kit/paged-query';
import type { EventFilters } from '../event-filters';
import { eventPageQuery } from '../events-query';
import { type DateRange, datesOf, type EventDates, eventDates } from '../submit/event-dates';
import { eventDaysQuery } from './event-days-query';
import { daysOfMonth, isShownMonth } from './months';

/** The view in the calendar's address. */
export interface CalendarView extends EventFilters {
  /** At most one of `dates` and `month` is set. If an address has both, the month is used. */
  dates: EventDates;
  /** The page of the list, from 1. */
  page: number;
  /** The only day that is shown, YYYY-MM-DD; empty for all days. It overrides the dates and the month. */
  day: string;
  /** The month, YYYY-MM, that is shown as a grid; null for the list. */
  grid: string | null;
}

/** How many events a page of the list shows: its HTML stays below 100 KB. */
export const eventsOnPage = 20;
/** The most events that a month shows. A month with more shows only the number of events of each day. */
const mostInMonth = 30;

const choices: readonly string[] = ['all', ...eventFilterCategories];

/**
 * Reads the view from the address. An invalid value is treated as missing. With `view=month`, the month has
 * a year: `month=2026-12`. In the list, `month=11` means December of any year.
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

/** The query for the number of events on each day of a view's month. */
export function monthDaysQuery({ category, grid }: CalendarView, today: string) {
  const days = daysOfMonth(gridMonth(grid ?? '', today));
  return eventDaysQuery({ ...days, ...(category !== 'all' && { category }) });
}

/** The range of days that a list shows. */
export function daysOfView({ day, dates }: CalendarView, today: string): DateRange {
  return day ? { from: day, to: day } : datesOf(dates, today);
}

/** The month that a grid shows: the current one if the address names none, or names one too far away. */
export function gridMonth(grid: string, today: string): string {
  return grid && isShownMonth(grid, today) ? grid : today.slice(0, 7);
}

/** The text if it is a valid day, YYYY-MM-DD; otherwise an empty string. */
function readDay(text: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(text) && isDate(text) ? text : '';
}

/** Whether a date exists: February 31 does not. */
function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The text if it is a valid month, YYYY-MM; otherwise an empty string. */
function readMonth(text: string): string {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : '';
}

function isEventDates(text: string): text is EventDates {
  return Object.hasOwn(eventDates, text);
}
