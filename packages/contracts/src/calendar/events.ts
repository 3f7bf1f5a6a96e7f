import * as z from 'zod/mini';
import { eventContract } from '../messaging/cloud-event.js';
import { writerLanguage } from '../messaging/writer-language.js';
import { recordId } from '../records/record-id.js';

/** The sender of an event gets a private link to it. */
export const eventLinkRequested = eventContract(
  'CONTENT',
  'event-link-requested',
  z.object({
    /** The id of the link. */
    id: recordId,
    /** E-mail address of the sender, which was not confirmed. */
    email: z.string(),
    /** The secret of the link, valid until the event is over; the content service stores only its hash. */
    token: z.string(),
    /** The date of the event; missing from earlier releases. */
    date: z.optional(z.iso.date()),
    language: writerLanguage,
  }),
);

/** Staff have cancelled an event that somebody sent, or have taken the cancellation back. */
export const eventCancellationChanged = eventContract(
  'CONTENT',
  'event-cancellation-changed',
  z.object({
    id: recordId,
    /** Of its public page. */
    slug: z.string(),
    /** E-mail address of the sender, which was not confirmed. */
    email: z.string(),
    isCancelled: z.boolean(),
    /** Its date; of a recurring event the next one. */
    date: z.iso.date(),
    isRepeated: z.boolean(),
    /** The note of the staff. */
    reason: z.nullable(z.string()),
    language: writerLanguage,
  }),
);

/** A visitor has sent an event for the calendar. */
export const eventSubmitted = eventContract(
  'CONTENT',
  'event-submitted',
  z.object({
    id: recordId,
    title: z.string(),
    description: z.string(),
    category: z.string(),
    date: z.iso.date(),
    /** The last day, where it is not the first. */
    endDate: z.optional(z.nullable(z.iso.date())),
    time: z.nullable(z.string()),
    location: z.nullable(z.string()),
    /** A rule of RFC 5545, where a business posts an event that is repeated. */
    recurrence: z.optional(z.nullable(z.string())),
    /** Where it waits for staff; otherwise visitors see it. */
    awaitsReview: z.optional(z.literal(true)),
  }),
);
