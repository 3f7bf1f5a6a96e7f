/**
 * The monthly report: numbers of each month for the staff and the council, without personal data. The
 * catalog counts the visits, content counts the work.
 */
import * as z from 'zod/mini';

/** How many months the report has, the present one included. Counts of visits are kept for one more. */
export const reportedMonths = 24;

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const count = z.int();

/** What visitors did with all listings of the directory in a month, in the town's time zone. */
export const monthVisitsSchema = z.object({
  month,
  /** Listings that were shown within the visible part of a list. */
  seen: count,
  /** Pages of listings that were opened. */
  opened: count,
  /** Followed links of phone numbers. */
  called: count,
  /** Followed links to the map. */
  directions: count,
  /** Followed links to websites. */
  website: count,
});
export type MonthVisits = z.infer<typeof monthVisitsSchema>;

/** Every month, the newest first, also those without any count. */
export const monthlyVisitsSchema = z.object({ months: z.array(monthVisitsSchema) });
monthlyVisitsSchema.register(z.globalRegistry, { id: 'MonthlyVisits' });
export type MonthlyVisits = z.infer<typeof monthlyVisitsSchema>;

/** What the town published and answered in a month, in its time zone. */
export const monthWorkSchema = z.object({
  month,
  /** Dates of public events that begin in the month, each date of a repeated one; not cancelled ones. */
  events: count,
  /** Public articles of the month. */
  articles: count,
  /** Items that came into the inbox. */
  received: count,
  /** Items that were finished. */
  finished: count,
  /** The median time from receipt to finish, of the items that were finished in the month; in hours. */
  medianHours: z.nullable(z.number()),
});
export type MonthWork = z.infer<typeof monthWorkSchema>;

/** Every month, the newest first, also those without anything. */
export const monthlyWorkSchema = z.object({ months: z.array(monthWorkSchema) });
monthlyWorkSchema.register(z.globalRegistry, { id: 'MonthlyWork' });
export type MonthlyWork = z.infer<typeof monthlyWorkSchema>;
