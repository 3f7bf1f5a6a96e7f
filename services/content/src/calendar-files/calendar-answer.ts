import * as z from 'zod/mini';

const texts = z.record(z.string(), z.string());

/** The result of the thread that reads a calendar: its rows, or why it was refused. */
export const calendarAnswerSchema = z.union([
  z.object({
    rows: z.array(z.object({ row: z.int(), name: z.string(), values: texts, defaults: texts })),
    errors: z.array(z.object({ row: z.int(), column: z.string(), message: z.string() })),
  }),
  z.object({ refused: z.string() }),
]);
export type CalendarAnswer = z.infer<typeof calendarAnswerSchema>;

/** A recurring event that is stored as one event. */
export interface WholeEvent {
  uid: string;
  isPublic: boolean;
  /** The dates that earlier imports stored as events of their own. They stay separate. */
  ownDates: readonly string[];
}

/** The input of the thread. */
export interface CalendarQuestion {
  file: string;
  /** The town's time zone, an IANA name. */
  timeZone: string;
  /** The town's calendar day: expanded events begin with it. */
  today: string;
  /**
   * UIDs of recurring events that earlier imports expanded into one event per date. They stay expanded.
   */
  expanded: readonly string[];
  /** Recurring events that earlier imports stored as one event. They stay one event. */
  whole: readonly WholeEvent[];
}

/** Thrown when the file is no calendar that can be imported. The message is for the sender of the file. */
export class RefusedCalendar extends Error {}

/** Thrown when one event is invalid. The message is for the sender of the file. */
export class WrongEvent extends Error {
  constructor(
    readonly column: string,
    message: string,
  ) {
    super(message);
  }
}
