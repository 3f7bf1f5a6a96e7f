import { api } from '@town/contracts/api/paths';
import { pages } from '@town/contracts/pages/paths';
import { listQuery } from '@town/slice-kit/list-query';
import { readEvent, type ShownEvent } from '@town/slice-kit/read-event';
import { loadRecord, recordQuery } from '@town/slice-kit/record-query';
import type { Site } from '@town/slice-kit/site';
import type { SliceContext } from '@town/slice-kit/slice';
import { eventsQuery } from '../events/events-query';

/** One event. */
export const eventQuery = (slug: string) => recordQuery(api.event(slug), readEvent);

/** How many dates of a repeated event its page lists. */
const shownDates = 12;

/** The next dates of a repeated event. */
export const datesQuery = (series: string, today: string) =>
  listQuery(
    `${api.events}?${new URLSearchParams({ series, from: today, limit: String(shownDates) })}`,
    readEvent,
  );

/** The id of the repeated event that an event is or belongs to; undefined for any other. */
export const seriesOf = ({ id, seriesId, recurrence }: ShownEvent) =>
  seriesId ?? (recurrence ? id : undefined);

/** Enough to find three others, also beside one that takes place every day. */
const fetchedAround = 20;

/** The events from an event's day on, or from today on if that day is over. */
export const eventsAroundQuery = (event: ShownEvent, { today, now }: Pick<Site, 'today' | 'now'>) =>
  eventsQuery({
    ...(event.date > today ? { from: event.date } : { from: today, notOverAt: now.clock }),
    limit: fetchedAround,
  });

/** Fetches the data of an event's page: the event, the other dates of a repeated event, and other events. */
export async function loadEvent(context: SliceContext, slug: string): Promise<Response | null> {
  const query = eventQuery(slug);
  const moved = await loadRecord(context, query, { slug, address: pages.event });
  const event = readEvent(context.queryClient.getQueryData(query.queryKey));
  const series = event && seriesOf(event);
  if (!event) return moved;
  await context.prefetch(
    eventsAroundQuery(event, context.site),
    ...(series ? [datesQuery(series, context.site.today)] : []),
  );
  return moved;
}
