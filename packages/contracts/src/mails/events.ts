import * as z from 'zod/mini';
import { eventContract } from '../messaging/cloud-event.js';
import { recordId } from '../records/record-id.js';

/**
 * A mail failed permanently: the recipient's server will never accept it. A retry by staff starts a new
 * count of attempts.
 */
export const mailFailed = eventContract(
  'NOTIFICATIONS',
  'mail-failed',
  z.object({
    id: recordId,
    /** The kind of mail, for example `person-answer`. */
    kind: z.string(),
    recipient: z.string(),
    subject: z.string(),
    /** The address of the person that the mail is about; null if it is about no person. */
    about: z.nullable(z.string()),
    failedAt: z.iso.datetime(),
    /** When the event happened that caused the mail; missing for mails of earlier releases. */
    causedAt: z.optional(z.iso.datetime()),
  }),
);

/** Staff want a failed mail to be sent again. */
export const mailRetryRequested = eventContract(
  'CONTENT',
  'mail-retry-requested',
  z.object({
    /** The id of the mail. */
    id: recordId,
  }),
);
