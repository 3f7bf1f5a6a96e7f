/**
 * Events that a business posts. Its owner calls the catalog service, which knows the owner and the plan of
 * a business. The catalog calls the content service, which stores the events.
 */
import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';
import { businessEventFormSchema, dateChangeSchema } from './business-event-form.js';
import { ownEventSchema, seenVersionSchema } from './private-link.js';
import { eventStatuses } from './statuses.js';

/** How many events one business can post within 24 hours. */
export const businessEventsPerDay = 20;

/**
 * How many repeated events that are neither over nor cancelled one business can have. It leaves room for
 * one on each day of the week and a few more. A weekly event is 52 entries of the calendar in a year, so
 * a business with many of them would push the others out of sight.
 */
export const repeatedEventsAtMost = 10;
export const tooManyRepeatedMessage = `Your business has ${repeatedEventsAtMost} repeated events already. Please cancel or end one of them first`;

/** One of the next dates of a repeated event. */
export const eventDateSchema = z.object({
  /** The day that the rule gives. It names the date, also when staff have moved it. */
  repetition: z.iso.date(),
  date: z.iso.date(),
  time: z.nullable(z.string()),
  status: z.enum(eventStatuses),
  note: z.nullable(z.string()),
});
eventDateSchema.register(z.globalRegistry, { id: 'BusinessEventDate' });
export type EventDate = z.infer<typeof eventDateSchema>;

/** An event of a business as its owner sees it. Earlier releases answer neither rule nor dates. */
export const businessEventSchema = z.extend(ownEventSchema, {
  /** A rule of RFC 5545, or null. */
  recurrence: z._default(z.nullable(z.string()), null),
  /** Of a repeated event: its next dates that are not over, within a year, 120 at most. */
  dates: z._default(z.array(eventDateSchema), []),
});
businessEventSchema.register(z.globalRegistry, { id: 'BusinessEvent' });
export type BusinessEvent = z.infer<typeof businessEventSchema>;

/** The events of a business as its owner sees them. */
export const businessEventsSchema = z.object({
  /** Whether the plan includes posting and changing; otherwise events can only be cancelled. */
  locked: z.boolean(),
  /** Those that are not over, the next first. */
  events: z.array(businessEventSchema),
});
businessEventsSchema.register(z.globalRegistry, { id: 'BusinessEvents' });
export type BusinessEvents = z.infer<typeof businessEventsSchema>;

const ofBusiness = { businessId: recordId };
const by = z.string();

/**
 * The catalog's calls to the content service, which trusts them: the catalog has authenticated the owner.
 */
export const businessEventCalls = {
  list: z.object(ofBusiness),
  create: z.object({
    ...ofBusiness,
    /** The event's id, so that a repeated call creates no second event. */
    eventId: recordId,
    /** The name of the business. */
    organizer: z.string(),
    by,
    event: businessEventFormSchema,
  }),
  change: z.object({
    ...ofBusiness,
    eventId: recordId,
    by,
    event: businessEventFormSchema,
    ...seenVersionSchema.shape,
  }),
  cancel: z.object({ ...ofBusiness, eventId: recordId, by }),
  /** Cancels or restores one date of a repeated event. */
  date: z.object({
    ...ofBusiness,
    eventId: recordId,
    by,
    repetition: z.iso.date(),
    ...dateChangeSchema.shape,
  }),
};
export type BusinessEventCall = {
  [Name in keyof typeof businessEventCalls]: z.output<(typeof businessEventCalls)[Name]>;
};

/** Where content answers the catalog; the gateway routes none of it. */
export const businessEventPath = (call: keyof typeof businessEventCalls) =>
  `/internal/business-events/${call}`;
