import type { EventChange } from '@town/contracts/calendar/form';
import { endDays } from '@town/contracts/calendar/last-day';
import { readRule } from '@town/contracts/calendar/recurrence/rule';
import { ruleWords } from '@town/contracts/calendar/recurrence/words';
import { businessLabel } from '@town/contracts/inbox/kind-names';
import { formatDate } from '@town/contracts/town/date';
import type { Arrival } from '../inbox/inbox.js';
import type { EventException } from './occurrences/expand-event.js';

/** The values of a sent event that staff see. */
export interface ArrivedEvent extends EventChange {
  /** How it is repeated: a rule of RFC 5545. */
  recurrence?: string | null | undefined;
  /** The single dates that are cancelled. */
  cancelled?: readonly EventException[];
  /** The name of the business that has posted it. */
  business?: string | undefined;
}

/**
 * The inbox item for an event that a visitor or a business has sent or changed.
 * @param email the sender's address, if known, so that staff can reply
 */
export function eventArrival(
  recordId: string,
  event: ArrivedEvent,
  email: string | null = null,
): Arrival {
  const rule = readRule(event.recurrence ?? '');
  return {
    kind: 'event',
    recordId,
    recordKind: 'events',
    subject: event.title,
    sender: { email },
    details: [
      [businessLabel, event.business ?? null],
      ['Date', endDays(event).join(' – ')],
      ['Repeats', rule ? ruleWords(rule, event.date) : null],
      ['Cancelled dates', rule ? dateWords(event.cancelled) : null],
      ['Time', [event.time, event.endTime].filter(Boolean).join(' – ')],
      ['Place', event.location],
      ['Category', event.category],
      ['Description', event.description],
    ],
    receivedAt: new Date(),
  };
}

/** The dates with the reasons. */
const dateWords = (cancelled: readonly EventException[] = []) =>
  cancelled
    .map(({ date, note }) => (note ? `${formatDate(date)} (${note})` : formatDate(date)))
    .join('; ');
