import * as z from 'zod/mini';
import { lineEntries } from '../forms/lines.js';
import { recordId } from '../records/record-id.js';

/** The businesses as the form's lines or as the call's list. */
const listings = lineEntries({
  read: (line) => recordId.safeParse(line).data ?? null,
  wrong: 'Please choose among your businesses',
  maximum: 100,
  tooMany: 'At most 100 businesses are possible at once',
}).check(z.refine((chosen) => chosen.length > 0, 'Please choose a business'));

/** The days on which an owner closes several businesses at once. `from` and `to` are inclusive. */
export const closedDaysSchema = z
  .object({
    listings,
    from: z.iso.date('Please enter the first day'),
    to: z.iso.date('Please enter the last day'),
  })
  .check(
    z.refine(({ from, to }) => from <= to, {
      error: 'The last day is before the first',
      path: ['to'],
    }),
  );
closedDaysSchema.register(z.globalRegistry, { id: 'ClosedDays' });
export type ClosedDays = z.output<typeof closedDaysSchema>;
