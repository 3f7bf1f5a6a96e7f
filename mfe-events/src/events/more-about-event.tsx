import type { ShownEvent } from '@town/slice-kit/read-event';
import { ReportLink } from '@town/slice-kit/report-link';
import css from './event-row.module.css';
import { statusSentence } from './event-status';
import { TicketLink } from './ticket-link';

/** What a list of the calendar says of an event that a short list leaves out. */
export function MoreAboutEvent({ event }: { event: ShownEvent }) {
  const status = statusSentence(event);
  return (
    <>
      {status && <p className={css.status}>{status}</p>}
      {event.organizer && <p className={css.details}>By {event.organizer}</p>}
      {event.description && <p>{event.description}</p>}
      <TicketLink event={event} />
      <ReportLink kind="events" id={event.seriesId ?? event.id} name={event.title} />
    </>
  );
}
