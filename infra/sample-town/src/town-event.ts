import { addDays, dayNames } from '@town/contracts/town/date';
import * as z from 'zod/mini';
import { nextNth, nextWeekday } from './calendar.js';

/** When a sample event takes place, counted from the day on which the town is loaded. */
const whenSchema = z.strictObject({
  /** The first possible day; the day of loading if it is missing. */
  afterDays: z.optional(z.number()),
  weekday: z.optional(z.enum(dayNames)),
  /** Which of these weekdays in a month. */
  nth: z.optional(z.number()),
  /** 1 to 12 for an event that takes place once a year. */
  month: z.optional(z.number()),
});

/**
 * An event of a town's file: its date is a rule, so that the calendar is never empty.
 * @param today the day on which the town is loaded
 */
export const eventInFile = (today: string) =>
  z.pipe(
    z.looseObject({
      when: whenSchema,
      /** How many days it lasts; one if it is missing. */
      days: z.optional(z.int()),
    }),
    z.transform(({ when, days = 1, ...event }) => {
      const date = nextDate(when, today);
      return { ...event, date, endDate: days > 1 ? addDays(date, days - 1) : null };
    }),
  );

/** The next date of a rule: today or later. */
export function nextDate(
  { afterDays = 0, weekday, nth, month }: z.infer<typeof whenSchema>,
  today: string,
): string {
  const first = addDays(today, afterDays);
  if (!weekday) return first;
  return nth ? nextNth(first, nth, weekday, month) : nextWeekday(first, weekday);
}
