import { feeds } from '@town/contracts/pages/feeds';
import { capitalize } from '@town/contracts/text/capitalize';
import { mapSearch } from '@town/contracts/town/map-search';
import { townAndState } from '@town/contracts/town/town-and-state';
import { PageMeta } from '@town/slice-kit/page-meta';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { ReportLink } from '@town/slice-kit/report-link';
import { useSite } from '@town/slice-kit/site';
import { Badge } from '@town/ui/badge';
import { ButtonLink } from '@town/ui/button-link';
import { DateBlock } from '@town/ui/date-block';
import { RecordPicture } from '@town/ui/record-picture';
import { CalendarPlus, MapPin } from 'lucide-react';
import { categoryTone } from '../events/category-tone';
import { eventStructuredData } from '../events/event-structured-data';
import css from './event-page.module.css';
import { eventSummary, eventTime } from './event-words';

/** What an event is, when and where. */
export function EventDetails({ event }: { event: ShownEvent }) {
  const site = useSite();
  const { town } = site;
  return (
    <article className={css.event}>
      <PageMeta
        title={event.title}
        description={eventSummary(event, town)}
        keywords={['events', event.category, town.name]}
        structuredData={[eventStructuredData(event, site)]}
      />
      <header className={css.head}>
        <DateBlock date={event.date} large />
        <div className={css.words}>
          <h1>{event.title}</h1>
          <p>
            <Badge tone={categoryTone(event.category)}>{capitalize(event.category)}</Badge>
          </p>
        </div>
      </header>
      {event.imageUrl && (
        <div className={css.picture}>
          <RecordPicture src={event.imageUrl} alt={event.imageAlt} />
        </div>
      )}
      <dl className={css.facts}>
        <div>
          <dt>When</dt>
          <dd>{eventTime(event)}</dd>
        </div>
        {event.location && (
          <div>
            <dt>Where</dt>
            <dd>{event.location}</dd>
          </div>
        )}
      </dl>
      {event.date < site.today && <p>This event has already taken place.</p>}
      {event.description && <p className={css.description}>{event.description}</p>}
      <EventActions event={event} />
    </article>
  );
}

/** What a visitor can do with an event. */
function EventActions({ event }: { event: ShownEvent }) {
  const { town, today } = useSite();
  return (
    <p className={css.actions}>
      {event.slug && event.date >= today && (
        <ButtonLink href={feeds.event(event.slug)}>
          <CalendarPlus size={18} aria-hidden />
          Add to calendar
        </ButtonLink>
      )}
      {event.location && (
        <ButtonLink
          variant="secondary"
          href={mapSearch(`${event.location}, ${townAndState(town)}`)}
          rel="noopener"
        >
          <MapPin size={18} aria-hidden />
          Show on a map
        </ButtonLink>
      )}
      <ReportLink kind="events" id={event.id} name={event.title} />
    </p>
  );
}
