import type { ShownEvent } from '@town/slice-kit/read-event';

/** Events of today and later, each once, the next one first. */
export function upcoming(events: readonly ShownEvent[], today: string): ShownEvent[] {
  return [...new Map(events.map((event) => [event.id, event])).values()]
    .filter((event) => event.date >= today)
    .sort((a, b) => a.date.localeCompare(b.date) || a.title.localeCompare(b.title));
}
