import type { EventChange } from '@town/contracts/calendar/form';
import { endDays } from '@town/contracts/calendar/last-day';
import type { Arrival } from '../inbox/inbox.js';

/**
 * What the staff's inbox says of an event that a visitor has sent or changed.
 * @param email of its sender, where it is known: staff may have a question, or cancel the event
 */
export function eventArrival(
  recordId: string,
  event: EventChange,
  email: string | null = null,
): Arrival {
  return {
    kind: 'event',
    recordId,
    recordKind: 'events',
    subject: event.title,
    sender: { email },
    details: [
      ['Date', endDays(event).join(' – ')],
      ['Time', [event.time, event.endTime].filter(Boolean).join(' – ')],
      ['Place', event.location],
      ['Category', event.category],
      ['Description', event.description],
    ],
    receivedAt: new Date(),
  };
}
