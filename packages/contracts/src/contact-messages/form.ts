import * as z from 'zod/mini';
import { emailAddress, optionalText, requiredText } from '../forms/fields.js';

const message = 'Message must be at least 10 characters';

/** The body of the contact form. */
export const contactMessageSchema = z.object({
  fullName: requiredText('Full name', 'Full name is required', 200),
  email: emailAddress,
  phone: optionalText('Phone', 50),
  subject: requiredText('Subject', 'Subject is required', 200),
  message: requiredText('Message', message, 5_000, 10),
});
contactMessageSchema.register(z.globalRegistry, { id: 'ContactMessageSubmission' });
export type ContactMessageSubmission = z.output<typeof contactMessageSchema>;
