import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';

/** A stored message. Not in the module of the form, which browsers load. */
export const storedContactMessageSchema = z.object({
  id: recordId,
  fullName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  subject: z.string(),
  message: z.string(),
  submittedAt: z.iso.datetime(),
});
storedContactMessageSchema.register(z.globalRegistry, { id: 'ContactMessage' });
export type ContactMessage = z.output<typeof storedContactMessageSchema>;
