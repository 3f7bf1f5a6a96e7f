import * as z from 'zod/mini';
import { eventContract } from '../messaging/cloud-event.js';
import { storedContactMessageSchema } from './record.js';

/** Somebody has written to the site. */
export const contactMessageReceived = eventContract(
  'CONTENT',
  'contact-message-received',
  z.object(storedContactMessageSchema.shape),
);
