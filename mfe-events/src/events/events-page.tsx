import { town, townAndState } from '@town/contracts/town';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { useSite } from '@town/slice-kit/site';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import { useState } from 'react';
import { type EventFilters, filterEvents } from './event-filters';
import { EventFiltersForm } from './event-filters-form';
import { EventList } from './event-list';
import { eventStructuredData } from './event-structured-data';
import css from './events-page.module.css';
import { eventsQuery } from './events-query';
import { SubmitEventPanel } from './submit-event-panel';
import { upcoming } from './upcoming';

const noFilters: EventFilters = { category: 'all', month: 'all' };

/** The calendar: what is on, from today. */
export function EventsPage() {
  const site = useSite();
  const query = useQuery(eventsQuery);
  const [filters, setFilters] = useState(noFilters);
  const events = upcoming(query.data ?? [], site.today);
  return (
    <>
      <PageMeta
        title="Events Calendar"
        description={`What is on in ${townAndState}: markets, music, school and council dates.`}
        keywords={['events', 'calendar', 'festival', town.name]}
        structuredData={events.map((event) => eventStructuredData(event, site.url))}
      />
      <PageHeading
        title="Events Calendar"
        intro={`What is on in and around ${town.name}, from today.`}
      />
      <Section>
        <div className={css.controls}>
          <EventFiltersForm filters={filters} onChange={setFilters} />
          <SubmitEventPanel />
        </div>
        <QueryView
          query={query}
          skeleton={<Skeleton shape="rows" label="Loading events..." />}
          failure={(retry) => <FailureNotice message="Failed to fetch events" onRetry={retry} />}
        >
          {() => <Results events={filterEvents(events, filters)} />}
        </QueryView>
      </Section>
    </>
  );
}

function Results({ events }: { events: Parameters<typeof EventList>[0]['events'] }) {
  if (events.length === 0) {
    return (
      <EmptyState
        title="No events found matching your criteria."
        hint="Try adjusting your filters or submit a new event."
      />
    );
  }
  return <EventList events={events} headingLevel={2} />;
}
