/**
 * Opening hours as data, in the terms of schema.org's `OpeningHoursSpecification`. Each span names
 * weekdays and the times between which a place is open on them, by the town's clock. Spans with dates
 * replace the others on those dates: a season, a holiday, a week of repairs.
 * @module
 */
import * as z from 'zod/mini';
import { weekdays } from './weekdays.js';

const clockMessage = 'Please enter times such as 09:00';
const time = z
  .string({ error: clockMessage })
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, clockMessage));
const date = z.iso.date({
  error: ({ input }) =>
    input === '' ? 'Please enter the first and the last day' : 'Please enter a valid date',
});

/** Times of some weekdays. `validFrom` and `validThrough` are inclusive. */
export const openingSpanSchema = z
  .object({
    dayOfWeek: z
      .array(z.enum(weekdays, { error: 'Days are written as Monday' }))
      .check(z.minLength(1, 'Please choose a day')),
    // Before the times, as in the forms: these show the first message.
    validFrom: z.optional(date),
    validThrough: z.optional(date),
    opens: time,
    /** Before `opens`: past midnight. The same as `opens`: closed. 23:59: until midnight. */
    closes: time,
  })
  .check(
    z.refine(
      ({ validFrom, validThrough }) => !validFrom || !validThrough || validFrom <= validThrough,
      {
        error: 'The last day is before the first',
        path: ['validThrough'],
      },
    ),
  );
export type OpeningSpan = z.output<typeof openingSpanSchema>;

/** Hours of a place. Null: not known. Without a span: only by appointment. */
export const openingHoursSchema = z.nullable(
  z
    .array(openingSpanSchema, { error: 'The opening hours cannot be read' })
    .check(z.maxLength(100, 'At most 100 opening times are possible')),
);
export type OpeningHours = z.output<typeof openingHoursSchema>;
