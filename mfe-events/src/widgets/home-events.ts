/**
 * Which events the home page shows where. Three come next, and one of them is shown large. The
 * weekend's events follow, without those three, so that no event is shown twice.
 */

import { eventHours } from '@town/contracts/calendar/event-hours';
import type { TownMoment } from '@town/contracts/hours/open-state';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { datesOf } from '../events/event-dates';
import { isOff } from '../events/event-status';
import { lastDay } from '../events/event-when';
import { eventsQuery } from '../events/events-query';
import { upcoming } from '../events/upcoming';

/** How many of the next events the home page shows. */
export const shownNext = 3;
/** How many more events of the weekend it shows. */
const shownOfWeekend = 4;
/** When a Friday's evening begins. */
const evening = '17:00';

/** Fetches one event more than is shown, to know whether there are more. */
export const nextQuery = (today: string) => eventsQuery({ from: today, limit: shownNext + 1 });

/** Fetches the weekend's events, and as many more as the next ones and Friday's can take away. */
export const weekendQuery = (today: string) =>
  eventsQuery({ ...datesOf('weekend', today), limit: shownNext + 3 * shownOfWeekend });

/** The next events, and among them the one to show large. */
export function nextEvents(events: readonly ShownEvent[], now: TownMoment) {
  const next = upcoming(events, { from: now.clock.slice(0, 10) });
  const shown = next.slice(0, shownNext);
  const large = shown.find((event) => !isOff(event) && !isOver(event, now)) ?? shown[0];
  return {
    large,
    others: shown.filter((event) => event !== large),
    hasMore: next.length > shownNext,
  };
}

/** The events from Friday evening to Sunday that are not among the next ones. */
export function weekendEvents(
  events: readonly ShownEvent[],
  next: readonly ShownEvent[],
  today: string,
) {
  const dates = datesOf('weekend', today);
  const above = new Set(
    upcoming(next, { from: today })
      .slice(0, shownNext)
      .map(({ id }) => id),
  );
  const all = upcoming(events, dates).filter((event) => !isBeforeEvening(event, dates.from));
  const rest = all.filter(({ id }) => !above.has(id));
  return { shown: rest.slice(0, shownOfWeekend), continues: rest.length < all.length };
}

/** Whether an event of a Friday ends before the weekend begins. */
function isBeforeEvening(event: ShownEvent, firstDay: string): boolean {
  const isFriday = new Date(`${firstDay}T00:00:00Z`).getUTCDay() === 5;
  if (!isFriday || lastDay(event) !== firstDay) return false;
  const end = endOf(event);
  return end !== undefined && end <= evening;
}

/** Whether an event has ended; one whose end nobody has said is over two hours after it began. */
export function isOver(event: ShownEvent, { clock }: TownMoment): boolean {
  const end = endOf(event);
  return `${lastDay(event)}T${end ?? '24:00'}` <= clock;
}

/** When an event ends on its last day, as "18:30"; undefined where nobody has said when it is. */
function endOf({ time, endTime }: ShownEvent): string | undefined {
  const hours = eventHours(time);
  const said = eventHours(endTime)?.begin ?? hours?.end;
  if (said || !hours) return said ?? undefined;
  return later(hours.begin);
}

/** Two hours later on the same day. */
function later(clock: string): string {
  const hour = Math.min(Number(clock.slice(0, 2)) + 2, 24);
  return hour === 24 ? '24:00' : `${String(hour).padStart(2, '0')}${clock.slice(2)}`;
}
