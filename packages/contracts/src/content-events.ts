import * as z from 'zod/mini';
import { eventContract } from './cloud-event.js';
import { recordId } from './record-id.js';
import { storedContactMessageSchema } from './stored-contact-message.js';

/** Somebody has added an event to the calendar. */
export const eventSubmitted = eventContract(
  'CONTENT',
  'event-submitted',
  z.object({
    id: recordId,
    title: z.string(),
    description: z.string(),
    category: z.string(),
    date: z.iso.date(),
    time: z.nullable(z.string()),
    location: z.nullable(z.string()),
  }),
);

/** Somebody has written to the site. */
export const contactMessageReceived = eventContract(
  'CONTENT',
  'contact-message-received',
  z.object(storedContactMessageSchema.shape),
);
