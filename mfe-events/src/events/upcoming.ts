import { lastDay } from '@town/contracts/calendar/last-day';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { byHour } from './event-order';
import type { DateRange } from './submit/event-dates';

/** The events in a range of days, without duplicates, the earliest first. */
export function upcoming(events: readonly ShownEvent[], { from, to }: DateRange): ShownEvent[] {
  return [...new Map(events.map((event) => [event.id, event])).values()]
    .filter((event) => lastDay(event) >= from && (!to || event.date <= to))
    .sort((a, b) => a.date.localeCompare(b.date) || byHour(a, b));
}
