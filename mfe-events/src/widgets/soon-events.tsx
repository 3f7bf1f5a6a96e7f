import { pages } from '@town/contracts/pages/paths';
import { addDays } from '@town/contracts/town/date';
import { withElements } from '@town/language/with-elements';
import { Link } from '@town/slice-kit/router';
import type { Site } from '@town/slice-kit/site';
import type { SliceContext } from '@town/slice-kit/slice';
import { useTownDay } from '@town/slice-kit/use-town-day';
import { useTownMoment } from '@town/slice-kit/use-town-moment';
import { notOver } from '../events/details/not-over';
import { EventList } from '../events/event-list';
import { eventsQuery } from '../events/events-query';
import { useText } from '../messages/use-text';
import { EventWidget } from './event-widget';

/** How many events the weather panel shows. */
const shown = 2;

const soonQuery = ({ today, now }: Pick<Site, 'today' | 'now'>) =>
  eventsQuery({ from: today, to: addDays(today, 1), notOverAt: now.clock, limit: shown });

/** Fetches the widget's data. */
export const prefetch = (context: SliceContext) => context.prefetch(soonQuery(context.site));

/** Events of today and tomorrow, for the weather panel. */
export default function SoonEvents() {
  const text = useText();
  const day = useTownDay();
  const now = useTownMoment();
  const today = now.clock.slice(0, 10);
  return (
    <EventWidget query={soonQuery(day)} count={shown}>
      {(events) => {
        const soon = notOver(events, { from: today, to: addDays(today, 1) }, now);
        if (soon.length > 0) {
          return (
            <EventList
              events={soon.slice(0, shown)}
              when={({ date }) => (date <= today ? text('Today') : text('Tomorrow'))}
            />
          );
        }
        return (
          <p>
            {withElements(text('No events today or tomorrow. <link>See the calendar</link>'), {
              link: (content) => <Link to={pages.events}>{content}</Link>,
            })}
          </p>
        );
      }}
    </EventWidget>
  );
}
