import * as z from 'zod/mini';
import { eventCategories } from './event-categories.js';
import { recordId } from './record-id.js';

export const eventCategorySchema = z.enum(eventCategories);
export type EventCategory = z.infer<typeof eventCategorySchema>;

/** Something that takes place in town on a day. */
export const townEventSchema = z.object({
  id: recordId,
  title: z.string(),
  description: z.string(),
  category: eventCategorySchema,
  /** The town's calendar day, YYYY-MM-DD. */
  date: z.iso.date(),
  /** As written by the organiser, for example "6:00 PM". */
  time: z.nullable(z.string()),
  location: z.nullable(z.string()),
  featured: z.boolean(),
});
townEventSchema.register(z.globalRegistry, { id: 'Event' });
export type TownEvent = z.infer<typeof townEventSchema>;
