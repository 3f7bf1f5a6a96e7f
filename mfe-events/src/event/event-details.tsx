import { feeds } from '@town/contracts/pages/feeds';
import { inLanguage } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import { capitalize } from '@town/contracts/text/capitalize';
import { mapSearch } from '@town/contracts/town/map-search';
import { townAndState } from '@town/contracts/town/town-and-state';
import { Original, Phrase } from '@town/language/content-language';
import { useAnyText } from '@town/language/text-of';
import { useTexts } from '@town/language/texts';
import { breadcrumbs } from '@town/slice-kit/breadcrumbs';
import { PageMeta } from '@town/slice-kit/page-meta';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { ReportLink } from '@town/slice-kit/report-link';
import { ShareButton } from '@town/slice-kit/share-button';
import { sharedPicture } from '@town/slice-kit/shared-picture';
import { useSite } from '@town/slice-kit/site';
import { useTownMoment } from '@town/slice-kit/use-town-moment';
import { Badge } from '@town/ui/badge';
import { ButtonLink } from '@town/ui/button-link';
import { DateBlock } from '@town/ui/date-block';
import { Notice } from '@town/ui/notice';
import { RecordLayout } from '@town/ui/record-layout';
import { RecordPicture } from '@town/ui/record-picture';
import { CalendarPlus, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { categoryTone } from '../events/details/category-tone';
import { EventDescription } from '../events/details/event-description';
import { EventStatusBadge, isOff, statusSentence } from '../events/details/event-status';
import { eventStructuredData } from '../events/details/event-structured-data';
import { PastNote, past } from '../events/details/past-note';
import { TicketLink } from '../events/details/ticket-link';
import { useText } from '../messages/use-text';
import css from './event-page.module.css';
import { eventSummary, eventTime } from './event-words';

interface EventDetailsProps {
  event: ShownEvent;
  /** The recurrence of the event, in words. */
  repeats?: string;
}

/** The content of an event's page. A changed status, such as "cancelled", is shown first. */
export function EventDetails({ event, repeats }: EventDetailsProps) {
  const text = useText();
  const texts = useTexts();
  const site = useSite();
  const { town } = site;
  const { clock } = useTownMoment();
  return (
    <>
      <PageMeta
        title={event.title}
        description={eventSummary(event, town, text, texts)}
        keywords={['events', event.category, town.name]}
        picture={sharedPicture(event, site.url)}
        structuredData={[
          eventStructuredData(event, site),
          breadcrumbs(
            { name: text('Events Calendar'), path: pages.events },
            { name: event.title, path: event.slug ? pages.event(event.slug) : pages.events },
            site,
          ),
        ]}
      />
      <RecordLayout
        notice={<StatusNotice event={event} />}
        picture={
          event.imageUrl ? <RecordPicture src={event.imageUrl} alt={event.imageAlt} /> : null
        }
        head={<EventHead event={event} />}
        facts={
          <>
            <dl className={css.facts}>
              <Fact name={text('When')} value={eventTime(event, texts.language)} />
              <Fact name={text('Repeats')} value={repeats} />
              <Fact
                name={text('Where')}
                value={event.location && <Phrase>{event.location}</Phrase>}
              />
              <Fact name={text('Price')} value={event.price && <Phrase>{event.price}</Phrase>} />
              <Fact name={text('By')} value={written(event.organizer)} />
            </dl>
            <PastNote event={event} clock={clock} />
          </>
        }
      >
        <EventDescription event={event} className={css.description} />
        <EventActions event={event} isOver={past(event, clock) === 'over'} />
      </RecordLayout>
    </>
  );
}

/** The day, the title and the category of an event. */
function EventHead({ event }: { event: ShownEvent }) {
  const anyText = useAnyText();
  return (
    <header className={css.head}>
      <DateBlock date={event.date} large />
      <div className={css.words}>
        <h1 data-off={isOff(event) || undefined}>
          <Original of={event} field="title">
            {event.title}
          </Original>
        </h1>
        <p className={css.badges}>
          <EventStatusBadge status={event.status} />
          <Badge tone={categoryTone(event.category)}>{anyText(capitalize(event.category))}</Badge>
        </p>
      </div>
    </header>
  );
}

/** A text that a person has written, marked with its language; nothing if there is none. */
const written = (words: string | null) => words && <Original>{words}</Original>;

function Fact({ name, value }: { name: string; value: ReactNode }) {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function StatusNotice({ event }: { event: ShownEvent }) {
  const text = useText();
  const { language } = useTexts();
  const sentence = statusSentence(event, text, language);
  if (!sentence) return null;
  return (
    <Notice
      tone="warning"
      title={
        <>
          {sentence} {written(event.statusNote)}
        </>
      }
    />
  );
}

/** The actions on an event's page. */
function EventActions({ event, isOver }: { event: ShownEvent; isOver: boolean }) {
  const text = useText();
  const { language } = useTexts();
  const { town } = useSite();
  return (
    <p className={css.actions}>
      {event.slug && !isOver && !isOff(event) && (
        <ButtonLink href={inLanguage(language, feeds.event(event.slug))}>
          <CalendarPlus size={18} aria-hidden />
          {text('Add to calendar')}
        </ButtonLink>
      )}
      <TicketLink event={event} />
      {event.location && (
        <ButtonLink
          variant="secondary"
          href={mapSearch(`${event.location}, ${townAndState(town)}`)}
          rel="noopener"
        >
          <MapPin size={18} aria-hidden />
          {text('Show on a map')}
        </ButtonLink>
      )}
      <ShareButton title={event.title} />
      <ReportLink kind="events" id={event.seriesId ?? event.id} name={event.title} />
    </p>
  );
}
