/**
 * Events that a business posts. Its owner calls the catalog service, which knows the owner and the plan of
 * a business. The catalog calls the content service, which stores the events.
 */
import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';
import { eventChangeSchema } from './form.js';
import { ownEventSchema, seenVersionSchema } from './private-link.js';

/** How many events one business can post within 24 hours. */
export const businessEventsPerDay = 20;

/** The events of a business as its owner sees them. */
export const businessEventsSchema = z.object({
  /** Whether the plan includes posting and changing; otherwise events can only be cancelled. */
  locked: z.boolean(),
  /** Those that are not over, the next first. */
  events: z.array(ownEventSchema),
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
    event: eventChangeSchema,
  }),
  change: z.object({
    ...ofBusiness,
    eventId: recordId,
    by,
    event: eventChangeSchema,
    ...seenVersionSchema.shape,
  }),
  cancel: z.object({ ...ofBusiness, eventId: recordId, by }),
};
export type BusinessEventCall = {
  [Name in keyof typeof businessEventCalls]: z.output<(typeof businessEventCalls)[Name]>;
};

/** Where content answers the catalog; the gateway routes none of it. */
export const businessEventPath = (call: keyof typeof businessEventCalls) =>
  `/internal/business-events/${call}`;
