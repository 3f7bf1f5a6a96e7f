import { eventHours } from '@town/contracts/calendar/event-hours';
import type { ShownEvent } from '@town/slice-kit/read-event';

/** Sorts events of one day by start time, then by title. Events without a time last all day and come first. */
export function byHour(a: ShownEvent, b: ShownEvent): number {
  return hourOf(a).localeCompare(hourOf(b)) || a.title.localeCompare(b.title);
}

const hourOf = ({ time }: ShownEvent) => eventHours(time)?.begin ?? '';
