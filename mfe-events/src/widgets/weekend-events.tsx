import { pages } from '@town/contracts/pages/paths';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';
import { useTownDay } from '@town/slice-kit/use-town-day';
import { useTownMoment } from '@town/slice-kit/use-town-moment';
import { EventList } from '../events/event-list';
import { useText } from '../messages/use-text';
import { nextQuery, weekendEvents, weekendQuery } from './home-events';
import css from './home-part.module.css';

/** Fetches the widget's events, and the next events that the page shows above them. */
export const prefetch = ({ prefetch: fetch, site }: SliceContext) =>
  fetch(nextQuery(site), weekendQuery(site));

/**
 * The weekend's events that the home page does not show among the next ones. Renders nothing if there are
 * none or they cannot be fetched: the calendar shows the error.
 */
export default function WeekendEvents() {
  const text = useText();
  const day = useTownDay();
  const now = useTownMoment();
  const next = useQuery(nextQuery(day));
  const weekend = useQuery(weekendQuery(day));
  if (!next.data || !weekend.data) return null;
  const { shown, continues } = weekendEvents(weekend.data, next.data, now);
  if (shown.length === 0) return null;
  return (
    <section className={css.part} aria-labelledby="weekend">
      <h2 id="weekend">{text(continues ? 'More this weekend' : 'This weekend')}</h2>
      <EventList events={shown} />
      <p>
        <Link to={`${pages.events}?dates=weekend`}>{text('The whole weekend')}</Link>
      </p>
    </section>
  );
}
