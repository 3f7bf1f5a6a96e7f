/**
 * Which events the home page shows where. Three come next, and one of them is shown large. The
 * weekend's events follow, without those three, so that no event is shown twice. Events that are over on
 * the town's clock are left out: by the service when the page is rendered, and later by the browser.
 */

import { lastHour } from '@town/contracts/calendar/event-over';
import { lastDay } from '@town/contracts/calendar/last-day';
import type { TownMoment } from '@town/contracts/hours/open-state';
import type { ShownEvent } from '@town/slice-kit/read-event';
import type { Site } from '@town/slice-kit/site';
import { isOff } from '../events/details/event-status';
import { notOver } from '../events/details/not-over';
import { eventsQuery } from '../events/events-query';
import { datesOf } from '../events/submit/event-dates';

/** How many of the next events the home page shows. */
export const shownNext = 3;
/** How many more events of the weekend it shows. */
const shownOfWeekend = 4;
/** The time at which Friday evening begins. */
const evening = '17:00';

/** Fetches one event more than the page shows, to know whether there are more. */
export const nextQuery = ({ today, now }: Pick<Site, 'today' | 'now'>) =>
  eventsQuery({ from: today, notOverAt: now.clock, limit: shownNext + 1 });

/** Fetches the weekend's events, and enough to replace those that the next events and Friday's remove. */
export const weekendQuery = ({ today, now }: Pick<Site, 'today' | 'now'>) =>
  eventsQuery({
    ...datesOf('weekend', today),
    notOverAt: now.clock,
    limit: shownNext + 3 * shownOfWeekend,
  });

/** The next events, and among them the one to show large. */
export function nextEvents(events: readonly ShownEvent[], now: TownMoment) {
  const next = notOver(events, { from: dayOf(now) }, now);
  const shown = next.slice(0, shownNext);
  const large = shown.find((event) => !isOff(event)) ?? shown[0];
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
  now: TownMoment,
) {
  const dates = datesOf('weekend', dayOf(now));
  const above = new Set(
    notOver(next, { from: dayOf(now) }, now)
      .slice(0, shownNext)
      .map(({ id }) => id),
  );
  const all = notOver(events, dates, now).filter((event) => !isBeforeEvening(event, dates.from));
  const rest = all.filter(({ id }) => !above.has(id));
  return { shown: rest.slice(0, shownOfWeekend), continues: rest.length < all.length };
}

const dayOf = ({ clock }: TownMoment) => clock.slice(0, 10);

/** Whether an event of a Friday ends before the weekend begins. */
function isBeforeEvening(event: ShownEvent, firstDay: string): boolean {
  const isFriday = new Date(`${firstDay}T00:00:00Z`).getUTCDay() === 5;
  if (!isFriday || lastDay(event) !== firstDay) return false;
  const end = lastHour(event, false);
  return end !== undefined && end <= evening;
}
