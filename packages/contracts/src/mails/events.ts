import * as z from 'zod/mini';
import { eventContract } from '../messaging/cloud-event.js';
import { recordId } from '../records/record-id.js';

/** A mail was given up: the recipient's server will never take it. An attempt by staff starts a new count. */
export const mailFailed = eventContract(
  'NOTIFICATIONS',
  'mail-failed',
  z.object({
    id: recordId,
    /** What it was for, for example `person-answer`. */
    kind: z.string(),
    recipient: z.string(),
    subject: z.string(),
    /** The address of the person that the mail is about; null if it is about no person. */
    about: z.nullable(z.string()),
    failedAt: z.iso.datetime(),
    /** When the event happened that caused the mail; mails of earlier releases do not say it. */
    causedAt: z.optional(z.iso.datetime()),
  }),
);

/** Staff want a failed mail to be sent again. */
export const mailRetryRequested = eventContract(
  'CONTENT',
  'mail-retry-requested',
  z.object({
    /** The mail's. */
    id: recordId,
  }),
);
