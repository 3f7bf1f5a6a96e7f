import * as z from 'zod/mini';
import { optionalText, requiredText } from '../forms/fields.js';
import { eventCategories } from './categories.js';
import { latestEventDate } from './latest-date.js';
import { eventRequiredMessage } from './messages.js';

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** What visitors may send to the calendar. */
export const eventSubmissionSchema = z.object({
  title: requiredText('Title', eventRequiredMessage, 200),
  description: z.pipe(
    optionalText('Description', 2_000),
    z.transform((text) => text ?? ''),
  ),
  date: z.iso
    .date({
      error: ({ input }) => (isMissing(input) ? eventRequiredMessage : 'Please enter a valid date'),
      abort: true,
    })
    .check(
      z.refine((date) => date <= latestEventDate(new Date()), {
        error: 'Please enter a date within the next two years',
      }),
    ),
  time: optionalText('Time', 50),
  endTime: optionalText('End time', 50),
  location: optionalText('Location', 200),
  category: z.enum(eventCategories, {
    error: ({ input }) => (isMissing(input) ? eventRequiredMessage : 'Please select a category'),
  }),
  /** Part of the call; a visitor cannot choose it. */
  featured: z.pipe(
    z.optional(z.unknown()),
    z.transform((): false => false),
  ),
});
eventSubmissionSchema.register(z.globalRegistry, { id: 'EventSubmission' });
export type EventSubmission = z.output<typeof eventSubmissionSchema>;
