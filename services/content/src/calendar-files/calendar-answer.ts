import * as z from 'zod/mini';

const texts = z.record(z.string(), z.string());

/** What the thread that reads a calendar answers: its rows, or why it cannot be read. */
export const calendarAnswerSchema = z.union([
  z.object({
    rows: z.array(z.object({ row: z.int(), name: z.string(), values: texts, defaults: texts })),
    errors: z.array(z.object({ row: z.int(), column: z.string(), message: z.string() })),
  }),
  z.object({ refused: z.string() }),
]);
export type CalendarAnswer = z.infer<typeof calendarAnswerSchema>;

/** A repeated event that is one event in the calendar. */
export interface WholeEvent {
  uid: string;
  isPublic: boolean;
  /** The dates of which earlier imports made events of their own: they stay so. */
  ownDates: readonly string[];
}

/** What that thread gets. */
export interface CalendarQuestion {
  file: string;
  /** The town's, an IANA name. */
  timeZone: string;
  /** The town's calendar day: expanded events begin with it. */
  today: string;
  /** UIDs of repeated events that earlier imports made one event for each date of: they stay so. */
  expanded: readonly string[];
  /** Those of which earlier imports made one event: they stay so, too. */
  whole: readonly WholeEvent[];
}

/** The file is no calendar that can be imported; the message is for the person who has sent it. */
export class RefusedCalendar extends Error {}

/** Something is wrong with one event; the message is for the person who has sent the file. */
export class WrongEvent extends Error {
  constructor(
    readonly column: string,
    message: string,
  ) {
    super(message);
  }
}
