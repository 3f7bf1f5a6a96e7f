import { lastDay } from '@town/contracts/calendar/last-day';
import { Original } from '@town/language/content-language';
import { useTexts } from '@town/language/texts';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { ReportLink } from '@town/slice-kit/report-link';
import { useTownMoment } from '@town/slice-kit/use-town-moment';
import { useText } from '../../messages/use-text';
import css from '../event-row.module.css';
import { statusSentence } from './event-status';
import { PastNote } from './past-note';
import { TicketLink } from './ticket-link';

/** The details of an event that the calendar shows, but the short lists of widgets leave out. */
export function MoreAboutEvent({ event }: { event: ShownEvent }) {
  const text = useText();
  const { language } = useTexts();
  const status = statusSentence(event, text, language);
  const { clock } = useTownMoment();
  return (
    <>
      {status && (
        <p className={css.status}>
          {status} {event.statusNote && <Original>{event.statusNote}</Original>}
        </p>
      )}
      {lastDay(event) === clock.slice(0, 10) && <PastNote event={event} clock={clock} />}
      {event.organizer && (
        <p className={css.details}>
          {text('By')} {event.organizer}
        </p>
      )}
      {event.description && (
        <p>
          <Original of={event} field="description">
            {event.description}
          </Original>
        </p>
      )}
      <p className={css.links}>
        <TicketLink event={event} />
        <ReportLink kind="events" id={event.seriesId ?? event.id} name={event.title} />
      </p>
    </>
  );
}
