import * as z from 'zod/mini';
import { emailAddress, optionalText, requiredText } from './fields.js';
import { recordId } from './record-id.js';

const message = 'Message must be at least 10 characters';

/** What the contact form sends. */
export const contactMessageSchema = z.object({
  fullName: requiredText('Full name', 'Full name is required', 200),
  email: emailAddress,
  phone: optionalText('Phone', 50),
  subject: requiredText('Subject', 'Subject is required', 200),
  message: requiredText('Message', message, 5_000, 10),
});
contactMessageSchema.register(z.globalRegistry, { id: 'ContactMessageSubmission' });
export type ContactMessageSubmission = z.output<typeof contactMessageSchema>;

/** A message as it is stored. */
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
