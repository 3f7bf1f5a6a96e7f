import type { ShownEvent } from '@town/slice-kit/read-event';
import type { DateRange } from './event-dates';

/** Events of some days, each once, the next one first. */
export function upcoming(events: readonly ShownEvent[], { from, to }: DateRange): ShownEvent[] {
  return [...new Map(events.map((event) => [event.id, event])).values()]
    .filter(({ date }) => date >= from && (!to || date <= to))
    .sort((a, b) => a.date.localeCompare(b.date) || a.title.localeCompare(b.title));
}
