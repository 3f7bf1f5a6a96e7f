import { pages } from '@town/contracts/pages/paths';
import { statusOf } from '@town/slice-kit/http-error';
import { PageMeta } from '@town/slice-kit/page-meta';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { useRecord } from '@town/slice-kit/record-query';
import { useParams } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import { useText } from '../messages/use-text';
import { BackToCalendar } from './back-to-calendar';
import { EventDetails } from './event-details';
import { EventMissing } from './event-missing';
import { eventQuery, seriesOf } from './event-query';
import { MoreEvents } from './more-events';
import { RepeatedEvent } from './repeated-event';

/** The page /events/{slug}: one event. */
export function EventPage() {
  const { slug = '' } = useParams();
  const query = useRecord(eventQuery(slug), { slug, address: pages.event });
  if (query.isError) {
    const status = statusOf(query.error);
    const isKnown = status === 404 || status === 410;
    const retry = isKnown ? undefined : () => void query.refetch();
    return <EventMissing isWithdrawn={status === 410} onRetry={retry} />;
  }
  return (
    <Section>
      <BackToCalendar />
      {query.data ? <AnyEvent event={query.data} /> : <LoadingEvent />}
    </Section>
  );
}

/** An event that takes place once, or one with other dates. */
function AnyEvent({ event }: { event: ShownEvent }) {
  const series = seriesOf(event);
  return (
    <>
      {series ? <RepeatedEvent event={event} series={series} /> : <EventDetails event={event} />}
      <MoreEvents event={event} />
    </>
  );
}

/** The page needs a title while its event loads. */
function LoadingEvent() {
  const text = useText();
  const { town } = useSite();
  return (
    <>
      <PageMeta
        title={text('Event')}
        description={text('An event in {town}.', { town: town.name })}
        keywords={['events']}
      />
      <h1 className="visually-hidden">{text('Event')}</h1>
      <Skeleton shape="text" label={text('Loading event...')} />
    </>
  );
}
