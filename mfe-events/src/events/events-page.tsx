import { feeds } from '@town/contracts/pages/feeds';
import { townAndState } from '@town/contracts/town/town-and-state';
import { PageMeta } from '@town/slice-kit/page-meta';
import type { ListPage } from '@town/slice-kit/paged-query';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { useSite } from '@town/slice-kit/site';
import { useAddressView } from '@town/slice-kit/use-address-view';
import { useTownDay } from '@town/slice-kit/use-town-day';
import { FailureNotice } from '@town/ui/failure-notice';
import { type CountedList, ListCount } from '@town/ui/list-count';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import { useState } from 'react';
import { FeedLink } from '../feed-link';
import { useText } from '../messages/use-text';
import { CalendarResults } from './calendar/calendar-results';
import {
  type CalendarView,
  calendarAddress,
  calendarQuery,
  daysOfView,
  eventsOnPage,
  gridMonth,
  readCalendarView,
} from './calendar/calendar-view';
import { MonthView } from './calendar/month-view';
import { daysOfMonth } from './calendar/months';
import { ViewChoices } from './calendar/view-choices';
import { eventStructuredData } from './details/event-structured-data';
import { Subscribe } from './details/subscribe';
import { filterEvents } from './event-filters';
import { EventFiltersForm } from './event-filters-form';
import css from './events-page.module.css';
import { JustAdded } from './just-added';
import { EventDateChoices } from './submit/event-date-choices';
import { eventDates } from './submit/event-dates';
import { SubmitEventPanel } from './submit/submit-event-panel';
import { upcoming } from './upcoming';

const addressForm = { read: readCalendarView, write: calendarAddress };

/**
 * The page /events: the calendar from today. The address holds the filters and the page of the
 * list, so Back, reload and browsers without scripts work. The form for events is part of the page:
 * its code loads when it opens, and without scripts it opens by an address of its own.
 */
export function EventsPage() {
  const text = useText();
  const { today } = useTownDay();
  const [view, change] = useAddressView(addressForm);
  const { query, own, events, shown, counted, hasMore, add } = useShownEvents(view);
  const skeleton = <Skeleton shape="rows" label={text('Loading events...')} />;
  return (
    <>
      <EventsHeading view={view} shown={shown} />
      <Section>
        <div className={css.controls}>
          {view.grid === null ? <EventDateChoices view={view} /> : <span />}
          <ViewChoices view={view} />
        </div>
        <div className={css.controls}>
          <EventFiltersForm
            filters={view}
            month={view.grid}
            onChange={(filters) =>
              change({
                ...filters,
                ...(filters.month && { dates: 'all' as const, day: '' }),
                page: 1,
              })
            }
          />
          <SubmitEventPanel
            onSubmitted={(event) => {
              add(event);
              void query.refetch();
            }}
          />
        </div>
        {view.dates !== 'all' && <p className={css.printed}>{text(eventDates[view.dates])}</p>}
        <JustAdded own={own} shown={shown} />
        <ListCount list={counted} one={text('event')} many={text('events')} />
        <QueryView
          query={query}
          skeleton={skeleton}
          failure={(retry) => (
            <FailureNotice message={text('Failed to fetch events')} onRetry={retry} />
          )}
        >
          {(page) => {
            if (view.grid !== null)
              return <MonthView events={events} view={view} isBusy={hasMore} today={today} />;
            // None of the previous view's events fits, but this view may have some.
            if (shown.length === 0 && query.isPlaceholderData) return skeleton;
            const added = new Set(own.map(({ id }) => id));
            return <CalendarResults events={shown} view={view} page={page} added={added} />;
          }}
        </QueryView>
        <Subscribe category={view.category} />
      </Section>
    </>
  );
}

interface EventsHeadingProps {
  view: CalendarView;
  shown: readonly ShownEvent[];
}

/** The page's heading, and its tags for search engines and feed readers. */
function EventsHeading({ view, shown }: EventsHeadingProps) {
  const text = useText();
  const site = useSite();
  const { town } = site;
  return (
    <>
      <PageMeta
        title={text('Events Calendar')}
        description={text('What is on in {place}: markets, music, school and council dates.', {
          place: townAndState(town),
        })}
        keywords={['events', 'calendar', 'festival', town.name]}
        structuredData={shown.map((event) => eventStructuredData(event, site))}
        parameters={view.page > 1 ? calendarAddress(view) : undefined}
      />
      <FeedLink href={feeds.events} title={text('{site}: events', { site: town.siteName })} />
      <PageHeading
        title={text('Events Calendar')}
        intro={
          view.grid === null
            ? text('What is on in and around {town}, from today.', { town: town.name })
            : text('What is on in and around {town}.', { town: town.name })
        }
      />
    </>
  );
}

/** The events of a view: the fetched ones, and those that this visitor has added. */
function useShownEvents(view: CalendarView) {
  const { today } = useTownDay();
  // While another view loads, the current events are filtered for it and shown.
  const query = useQuery({
    ...calendarQuery(view, today),
    placeholderData: (shown: unknown) => shown,
  });
  // Events submitted during this visit; their dates may be beyond the fetched page.
  const [own, setOwn] = useState<ShownEvent[]>([]);
  const days =
    view.grid === null ? daysOfView(view, today) : daysOfMonth(gridMonth(view.grid, today));
  // Events that this visitor has added are in the list of the first page, or above the list.
  const added = view.page === 1 ? own : [];
  const events = upcoming([...added, ...(query.data?.items ?? [])], days);
  const shown = view.grid === null ? filterEvents(events, view).slice(0, eventsOnPage) : events;
  const hasMore = query.data?.hasMore ?? false;
  // While the events of another view are shown, the number of this view's events is unknown.
  const counted =
    query.data && !query.isPlaceholderData
      ? countEvents(query.data, shown, view.grid !== null)
      : undefined;
  const add = (event: ShownEvent) => setOwn((known) => [...known, event]);
  return { query, own, events, shown, counted, hasMore, add };
}

/**
 * The number of events of a view. For a list with only one page, the events that this visitor has added
 * are counted as well. A month shows all its events; a busy month shows how many each day has.
 */
function countEvents(
  { first, hasMore, total }: ListPage<ShownEvent>,
  shown: readonly ShownEvent[],
  isMonth: boolean,
): CountedList {
  if (first === 1 && !hasMore) return { first, items: shown, total: shown.length };
  return { first, items: isMonth ? { length: total ?? 0 } : shown, total };
}
