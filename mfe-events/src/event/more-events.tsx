import { useQuery } from '@town/slice-kit/query';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { useTownDay } from '@town/slice-kit/use-town-day';
import { useTownMoment } from '@town/slice-kit/use-town-moment';
import { isOff } from '../events/details/event-status';
import { notOver } from '../events/details/not-over';
import { EventList } from '../events/event-list';
import { useText } from '../messages/use-text';
import css from './event-page.module.css';
import { eventsAroundQuery, seriesOf } from './event-query';

const shown = 3;

/**
 * What else is on from the event's day on. Many visitors come to this page from a search engine and have
 * not seen the calendar. Without an answer the page has no such section.
 */
export function MoreEvents({ event }: { event: ShownEvent }) {
  const text = useText();
  const day = useTownDay();
  const now = useTownMoment();
  const { data = [] } = useQuery(eventsAroundQuery(event, day));
  const others = firstDates(
    notOver(data, { from: day.today }, now).filter((each) => !isOff(each)),
    event,
  );
  if (others.length === 0) return null;
  return (
    <section className={css.more} aria-labelledby="more-events">
      <h2 id="more-events">{text('More events')}</h2>
      <EventList events={others.slice(0, shown)} />
    </section>
  );
}

/** The events other than this one, a repeated one at its first date only. */
function firstDates(events: readonly ShownEvent[], own: ShownEvent): ShownEvent[] {
  const seen = new Set([seriesOf(own) ?? own.id]);
  return events.filter((each) => {
    const key = seriesOf(each) ?? each.id;
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}
