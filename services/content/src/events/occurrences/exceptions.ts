/** The single dates of a repeated event's content that differ from the others. */
import { exceptionKinds } from '@town/contracts/calendar/event-fields';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import * as z from 'zod/mini';
import type { EventException } from './expand-event.js';

const optional = z.optional(z.nullable(z.string()));
const exceptionSchema = z.looseObject({
  date: z.iso.date(),
  change: z.enum(exceptionKinds),
  newDate: optional,
  newTime: optional,
  note: optional,
});

/** The entries as stored. In a draft of the staff they may be incomplete. */
export const entriesOf = ({ exceptions }: RecordContent): unknown[] =>
  Array.isArray(exceptions) ? exceptions : [];

/** An entry that is complete. */
export const exceptionOf = (entry: unknown): EventException | undefined =>
  exceptionSchema.safeParse(entry).data;

/** The complete entries. */
export const exceptionsIn = (content: RecordContent): EventException[] =>
  entriesOf(content).flatMap((entry) => exceptionOf(entry) ?? []);

/** What an entry says. An entry of an earlier save may lack fields that are empty. */
export const exceptionValues = ({ date, change, newDate, newTime, note }: EventException) =>
  [date, change, newDate, newTime, note].map((value) => value || null);
