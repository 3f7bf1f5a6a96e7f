import { endDays } from '@town/contracts/calendar/last-day';
import { pages } from '@town/contracts/pages/paths';
import { Original } from '@town/language/content-language';
import { dateText, timesText } from '@town/language/dates';
import { useTexts } from '@town/language/texts';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { Badge } from '@town/ui/badge';
import { useText } from '../messages/use-text';
import css from './place-events.module.css';
import { placeEventsQuery } from './place-events-query';

/** The coming events that a business has posted; nothing where there are none. */
export function PlaceEvents({ businessId }: { businessId: string }) {
  const text = useText();
  const { language } = useTexts();
  const { today } = useSite();
  const { data: events = [] } = useQuery(placeEventsQuery(businessId, today));
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="place-events">
      <h2 id="place-events">{text('Events')}</h2>
      <ul className={css.events}>
        {events.map((event) => (
          <li key={event.id}>
            <Link to={pages.event(event.slug)}>
              <Original of={event} field="title">
                {event.title}
              </Original>
            </Link>
            ,{' '}
            {endDays(event)
              .map((day) => dateText(day, language))
              .join(' – ')}
            {event.time && `, ${timesText(event.time, language)}`}
            {event.seriesId && ` (${text('repeats')})`}{' '}
            {event.status === 'cancelled' && <Badge tone="orange">{text('Cancelled')}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}
