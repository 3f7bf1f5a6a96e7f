import * as z from 'zod/mini';
import { pictureFields } from '../pictures/fields.js';
import { recordId } from '../records/record-id.js';
import { translatedFields } from '../records/translated.js';
import { eventCategories } from './categories.js';
import { eventStatuses } from './statuses.js';

export const eventCategorySchema = z.enum(eventCategories);
export type EventCategory = z.infer<typeof eventCategorySchema>;

/**
 * Something that takes place in town. Each date of a repeated event is an event of its own in lists,
 * with its own id and address.
 */
export const townEventSchema = z.object({
  id: recordId,
  /** Names it in addresses: unique within its kind. */
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  category: eventCategorySchema,
  /** The town's calendar day, YYYY-MM-DD. */
  date: z.iso.date(),
  /** As written by the organiser, for example "6:00 PM". */
  time: z.nullable(z.string()),
  location: z.nullable(z.string()),
  featured: z.boolean(),
  ...pictureFields,
  /** The last day, where it is not the first. */
  endDate: z.nullable(z.iso.date()),
  /** For example "9:00 PM". */
  endTime: z.nullable(z.string()),
  status: z.enum(eventStatuses),
  /** A note about the status, for example the reason. */
  statusNote: z.nullable(z.string()),
  /** The day that was planned first, where it was moved to another. */
  previousDate: z.nullable(z.iso.date()),
  /** In words, for example "Free" or "$10". */
  price: z.nullable(z.string()),
  /** An https address. */
  ticketUrl: z.nullable(z.string()),
  /** The organiser. */
  organizer: z.nullable(z.string()),
  /** How it is repeated: a rule of RFC 5545, without `RRULE:`. */
  recurrence: z.nullable(z.string()),
  /** Of one date of a repeated event: the repeated event. */
  seriesId: z.nullable(recordId),
  seriesSlug: z.nullable(z.string()),
  ...translatedFields,
});
townEventSchema.register(z.globalRegistry, { id: 'Event' });
export type TownEvent = z.infer<typeof townEventSchema>;

/** An event as its sender gets it back; its address follows from its title. */
export const submittedEventSchema = z.extend(
  z.pick(townEventSchema, {
    id: true,
    title: true,
    description: true,
    category: true,
    date: true,
    time: true,
    endTime: true,
    location: true,
    featured: true,
  }),
  {
    endDate: z.optional(z.nullable(z.iso.date())),
    /** Where a member of the staff looks at it before it appears. */
    awaitsReview: z.optional(z.literal(true)),
  },
);
submittedEventSchema.register(z.globalRegistry, { id: 'SubmittedEvent' });
export type SubmittedEvent = z.infer<typeof submittedEventSchema>;
