import type { ShownEvent } from '@town/slice-kit/read-event';
import { ButtonLink } from '@town/ui/button-link';
import { Ticket } from 'lucide-react';
import { useText } from '../../messages/use-text';
import { isOff } from './event-status';

/** A link to the ticket shop; renders nothing if there is none, or tickets are no longer needed. */
export function TicketLink({ event }: { event: ShownEvent }) {
  const text = useText();
  if (!event.ticketUrl || isOff(event)) return null;
  return (
    <ButtonLink
      variant="secondary"
      href={event.ticketUrl}
      rel="noopener nofollow"
      // Screen readers read a hidden end of a link as another link.
      aria-label={`${text('Tickets')} ${text('for {title}', { title: event.title })}`}
    >
      <Ticket size={18} aria-hidden />
      {text('Tickets')}
    </ButtonLink>
  );
}
