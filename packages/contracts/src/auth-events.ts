import * as z from 'zod/mini';
import { eventContract } from './cloud-event.js';
import { recordId } from './record-id.js';

/** A member of the staff has signed in. */
export const staffSignedIn = eventContract(
  'AUTH',
  'staff-signed-in',
  z.object({
    /** The account's. */
    id: recordId,
    email: z.string(),
  }),
);
