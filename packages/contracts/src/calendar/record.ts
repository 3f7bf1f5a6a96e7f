import * as z from 'zod/mini';
import { pictureFields } from '../pictures/fields.js';
import { recordId } from '../records/record-id.js';
import { eventCategories } from './categories.js';

export const eventCategorySchema = z.enum(eventCategories);
export type EventCategory = z.infer<typeof eventCategorySchema>;

/** Something that takes place in town on a day. */
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
});
townEventSchema.register(z.globalRegistry, { id: 'Event' });
export type TownEvent = z.infer<typeof townEventSchema>;

/** An event as its sender gets it back; its address follows from its title. */
export const submittedEventSchema = z.extend(
  z.omit(townEventSchema, { slug: true, imageUrl: true, imageAlt: true }),
  {
    /** Where a member of the staff looks at it before it appears. */
    awaitsReview: z.optional(z.literal(true)),
  },
);
submittedEventSchema.register(z.globalRegistry, { id: 'SubmittedEvent' });
export type SubmittedEvent = z.infer<typeof submittedEventSchema>;
