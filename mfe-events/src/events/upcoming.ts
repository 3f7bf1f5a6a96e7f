import type { TownEvent } from '@town/contracts/town-event';

/** Events of today and later, the next one first. */
export function upcoming(events: readonly TownEvent[], today: string): TownEvent[] {
  return events
    .filter((event) => event.date >= today)
    .sort((a, b) => a.date.localeCompare(b.date) || a.title.localeCompare(b.title));
}
