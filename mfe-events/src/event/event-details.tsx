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
import { Notice } from '@town/ui/notice';
import { RecordPicture } from '@town/ui/record-picture';
import { CalendarPlus, MapPin } from 'lucide-react';
import { categoryTone } from '../events/category-tone';
import { EventStatusBadge, isOff, statusSentence } from '../events/event-status';
import { eventStructuredData } from '../events/event-structured-data';
import { lastDay } from '../events/event-when';
import { TicketLink } from '../events/ticket-link';
import css from './event-page.module.css';
import { eventSummary, eventTime } from './event-words';

interface EventDetailsProps {
  event: ShownEvent;
  /** How it is repeated, in words. */
  repeats?: string;
}

/** What an event is, when and where. What has become of it is said before anything else. */
export function EventDetails({ event, repeats }: EventDetailsProps) {
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
      <StatusNotice event={event} />
      <header className={css.head}>
        <DateBlock date={event.date} large />
        <div className={css.words}>
          <h1 data-off={isOff(event) || undefined}>{event.title}</h1>
          <p className={css.badges}>
            <EventStatusBadge status={event.status} />
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
        <Fact name="When" value={eventTime(event)} />
        <Fact name="Repeats" value={repeats} />
        <Fact name="Where" value={event.location} />
        <Fact name="Price" value={event.price} />
        <Fact name="By" value={event.organizer} />
      </dl>
      {lastDay(event) < site.today && <p>This event has already taken place.</p>}
      {event.description && <p className={css.description}>{event.description}</p>}
      <TicketLink event={event} />
      <EventActions event={event} />
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string | null | undefined }) {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function StatusNotice({ event }: { event: ShownEvent }) {
  const sentence = statusSentence(event);
  if (!sentence) return null;
  return <Notice tone="warning" title={sentence} />;
}

/** What a visitor can do with an event. */
function EventActions({ event }: { event: ShownEvent }) {
  const { town, today } = useSite();
  return (
    <p className={css.actions}>
      {event.slug && lastDay(event) >= today && (
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
      <ReportLink kind="events" id={event.seriesId ?? event.id} name={event.title} />
    </p>
  );
}
