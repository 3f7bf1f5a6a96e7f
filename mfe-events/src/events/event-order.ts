import { eventHours } from '@town/contracts/calendar/event-hours';
import type { ShownEvent } from '@town/slice-kit/read-event';

/** Orders events of one day: by their first hour, then by title. What has no hour lasts the day: it comes first. */
export function byHour(a: ShownEvent, b: ShownEvent): number {
  return hourOf(a).localeCompare(hourOf(b)) || a.title.localeCompare(b.title);
}

const hourOf = ({ time }: ShownEvent) => eventHours(time)?.begin ?? '';
