import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';
import { eventCategorySchema } from './record.js';
import { eventStatuses } from './statuses.js';

const token = z.string({ error: 'token must be text' }).check(z.minLength(1), z.maxLength(100));

/** A call made with the private link of an event. */
export const eventLinkSchema = z.object({ token });
export type EventLink = z.infer<typeof eventLinkSchema>;

/**
 * A change names the version of the event that its sender has seen. It is refused with 409 if the event
 * has another version by now. Pages of earlier releases send no version.
 */
export const seenVersionSchema = z.object({ version: z.optional(z.string()) });
export type SeenVersion = z.infer<typeof seenVersionSchema>;

/** An event as its sender sees it: with what waits for the staff. */
export const ownEventSchema = z.object({
  id: recordId,
  /** Of its public page; null while the public does not see it. */
  slug: z.nullable(z.string()),
  title: z.string(),
  description: z.string(),
  category: z.nullable(eventCategorySchema),
  date: z.string(),
  /** The last day, where it is not the first. */
  endDate: z._default(z.nullable(z.string()), null),
  time: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  location: z.nullable(z.string()),
  status: z.enum(eventStatuses),
  /** Whether staff must approve it before the public sees this state. */
  awaitsReview: z.boolean(),
  /** Identifies the state that the sender sees; empty from an earlier release. */
  version: z._default(z.string(), ''),
});
ownEventSchema.register(z.globalRegistry, { id: 'OwnEvent' });
export type OwnEvent = z.infer<typeof ownEventSchema>;
