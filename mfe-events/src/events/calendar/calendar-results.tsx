import { usePageLinks } from '@town/slice-kit/page-links';
import type { ListPage } from '@town/slice-kit/paged-query';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { Link } from '@town/slice-kit/router';
import { useTownDay } from '@town/slice-kit/use-town-day';
import { ButtonLink } from '@town/ui/button-link';
import { EmptyState } from '@town/ui/empty-state';
import { ListPages } from '@town/ui/list-pages';
import { useText } from '../../messages/use-text';
import css from '../events-page.module.css';
import { type CalendarView, calendarAddress } from './calendar-view';
import { MonthSections } from './month-sections';

interface CalendarResultsProps {
  /** The events of this page. */
  events: readonly ShownEvent[];
  view: CalendarView;
  /** The same page as the service answered it. */
  page: ListPage<ShownEvent>;
  /** Ids of the events that this visitor has just added. */
  added: ReadonlySet<string>;
}

/** A page of the events of a view. */
export function CalendarResults(props: CalendarResultsProps) {
  const { events, view, page, added } = props;
  const text = useText();
  const { today } = useTownDay();
  const links = usePageLinks(view.page, { ...page, items: events });
  const filters = calendarAddress({ ...view, page: 1 });
  return (
    <ListPages as={Link} label={text('Events')} page={view.page} {...links}>
      {events.length > 0 ? (
        <div className={css.results}>
          <MonthSections events={events} today={view.day || today} added={added} />
        </div>
      ) : (
        <NoEvents filtered={Object.keys(filters).length > 0} />
      )}
    </ListPages>
  );
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
      <ButtonLink as={Link} variant="secondary" to="?submit=event#event-form" preventScrollReset>
        {text('Submit a new event')}
      </ButtonLink>
    </EmptyState>
  );
}
