import type { EventChange } from '@town/contracts/calendar/form';
import { endDays } from '@town/contracts/calendar/last-day';
import type { Arrival } from '../inbox/inbox.js';

/**
 * The inbox item for an event that a visitor has sent or changed.
 * @param email the sender's address, if known, so that staff can reply
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
