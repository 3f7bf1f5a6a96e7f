import * as z from 'zod/mini';
import { eventCategories } from './event-categories.js';
import { eventRequiredMessage } from './event-messages.js';
import { optionalText, requiredText } from './fields.js';

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** What anybody may send to the calendar. */
export const eventSubmissionSchema = z.object({
  title: requiredText('Title', eventRequiredMessage, 200),
  description: z.pipe(
    optionalText('Description', 5_000),
    z.transform((text) => text ?? ''),
  ),
  date: z.iso.date({
    error: ({ input }) => (isMissing(input) ? eventRequiredMessage : 'Please enter a valid date'),
  }),
  time: optionalText('Time', 50),
  location: optionalText('Location', 200),
  category: z.enum(eventCategories, {
    error: ({ input }) => (isMissing(input) ? eventRequiredMessage : 'Please select a category'),
  }),
  /** Part of the call, and never a visitor's to decide. */
  featured: z.pipe(
    z.optional(z.unknown()),
    z.transform((): false => false),
  ),
});
eventSubmissionSchema.register(z.globalRegistry, { id: 'EventSubmission' });
export type EventSubmission = z.output<typeof eventSubmissionSchema>;
