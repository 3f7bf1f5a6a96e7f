import * as z from 'zod/mini';
import { eventContract } from '../messaging/cloud-event.js';
import { recordId } from '../records/record-id.js';

/** Staff have answered somebody who had written to the site. */
export const inboxAnswered = eventContract(
  'CONTENT',
  'inbox-answered',
  z.object({
    /** The id of the inbox item. */
    id: recordId,
    email: z.string(),
    subject: z.string(),
    text: z.string(),
  }),
);

/** A member of staff has assigned an open item to somebody else, or has opened items of a colleague again. */
export const inboxAssigned = eventContract(
  'CONTENT',
  'inbox-assigned',
  z.object({
    /** The id of the inbox item. */
    id: recordId,
    /** As in the item; a later release may have others. */
    kind: z.string(),
    /** The address of the account that it is assigned to. */
    email: z.string(),
    /** The address of the account that assigned or opened it. */
    by: z.string(),
    dueOn: z.nullable(z.iso.date()),
    /** Whether it was assigned before, and has only been opened again. */
    isOpenedAgain: z.optional(z.boolean()),
    /** How many items were opened at once; the event names only one of them. Absent for a single one. */
    count: z.optional(z.int().check(z.minimum(2))),
  }),
);
