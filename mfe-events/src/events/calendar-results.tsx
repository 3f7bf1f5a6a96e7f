import type { ShownEvent } from '@town/slice-kit/read-event';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { ButtonLink } from '@town/ui/button-link';
import { EmptyState } from '@town/ui/empty-state';
import { useEffect, useRef } from 'react';
import { useText } from '../messages/use-text';
import { type CalendarView, calendarAddress, pageStep } from './calendar-view';
import { filterEvents } from './event-filters';
import css from './events-page.module.css';
import { MonthSections } from './month-sections';

interface CalendarResultsProps {
  events: readonly ShownEvent[];
  view: CalendarView;
  /** Ids of the events that this visitor has just added. */
  added: ReadonlySet<string>;
}

/** The events of a view, and the link to more of them. */
export function CalendarResults({ events, view, added }: CalendarResultsProps) {
  const text = useText();
  const { today } = useSite();
  const found = filterEvents(events, view);
  const list = useFocusOnMore(view.shown, found.length);
  if (found.length === 0) {
    const filters = calendarAddress({ ...view, shown: pageStep });
    return <NoEvents filtered={Object.keys(filters).length > 0} />;
  }
  const more = new URLSearchParams(calendarAddress({ ...view, shown: view.shown + pageStep }));
  return (
    <div ref={list} className={css.results}>
      <MonthSections events={found.slice(0, view.shown)} today={today} added={added} />
      {found.length > view.shown && (
        <p className={css.more}>
          <ButtonLink as={Link} variant="secondary" to={`?${more}`} preventScrollReset>
            {text('Show more')}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

/** Moves the focus to the first event that "Show more" added, once it is shown. */
function useFocusOnMore(shown: number, available: number) {
  const list = useRef<HTMLDivElement>(null);
  const seen = useRef(shown);
  useEffect(() => {
    const first = seen.current;
    if (shown < first) seen.current = shown;
    if (shown <= first || available <= first) return;
    seen.current = shown;
    list.current?.querySelectorAll('article')[first]?.focus();
  }, [shown, available]);
  return list;
}

function NoEvents({ filtered }: { filtered: boolean }) {
  const text = useText();
  return (
    <EmptyState
      title={text('No events found matching your criteria.')}
      hint={text('Try adjusting your filters or submit a new event.')}
    >
      {filtered && (
        <ButtonLink as={Link} variant="secondary" to="?" preventScrollReset>
          {text('Show all events')}
        </ButtonLink>
      )}
      <ButtonLink as={Link} variant="secondary" to="?submit=event" preventScrollReset>
        {text('Submit a new event')}
      </ButtonLink>
    </EmptyState>
  );
}
