import { pages } from '@town/contracts/pages/paths';
import { addDays } from '@town/contracts/town/date';
import { withElements } from '@town/language/with-elements';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import type { SliceContext } from '@town/slice-kit/slice';
import { EventList } from '../events/event-list';
import { eventsQuery } from '../events/events-query';
import { upcoming } from '../events/upcoming';
import { useText } from '../messages/use-text';
import { EventWidget } from './event-widget';

/** How many events the weather panel shows. */
const shown = 2;

const soonQuery = (today: string) =>
  eventsQuery({ from: today, to: addDays(today, 1), limit: shown });

/** Fetches what the widget shows. */
export const prefetch = (context: SliceContext) => context.prefetch(soonQuery(context.site.today));

/** Events of today and tomorrow, for the weather panel. */
export default function SoonEvents() {
  const text = useText();
  const { today } = useSite();
  return (
    <EventWidget query={soonQuery(today)} count={shown}>
      {(events) => {
        const soon = upcoming(events, { from: today }).filter(
          ({ date }) => date <= addDays(today, 1),
        );
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
