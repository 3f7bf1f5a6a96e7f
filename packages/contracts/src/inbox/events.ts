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
