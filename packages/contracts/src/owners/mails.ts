/** The mails that owners can unsubscribe from: none of them is about money or access. */
import * as z from 'zod/mini';
import { openingHoursSchema } from '../hours/opening-hours.js';

/** `statistics`: each month the numbers of a listing; `hours`: each quarter a question about its hours. */
export const ownerMailKinds = ['statistics', 'hours'] as const;
export type OwnerMailKind = (typeof ownerMailKinds)[number];

/** Which of these mails an owner wants; everything unless they say otherwise. */
export const mailPreferencesSchema = z.object({ statistics: z.boolean(), hours: z.boolean() });
mailPreferencesSchema.register(z.globalRegistry, { id: 'MailPreferences' });
export type MailPreferences = z.output<typeof mailPreferencesSchema>;

/** The secret of one mail: it unsubscribes from the kind of that mail, and answers its question. */
export const mailTokenSchema = z.object({
  token: z
    .string({ error: 'The link is incomplete' })
    .check(z.regex(/^[\w-]{20,200}$/, 'The link is incomplete')),
});
mailTokenSchema.register(z.globalRegistry, { id: 'MailToken' });
export type MailToken = z.output<typeof mailTokenSchema>;

/** The business and the opening hours that a mailed question is about. */
export const hoursQuestionSchema = z.object({
  businessName: z.string(),
  openingHours: openingHoursSchema,
  /** YYYY-MM-DD; null where nobody has confirmed them. */
  confirmedOn: z.nullable(z.string()),
  /** Identifies these hours. */
  hoursTag: z.string(),
});
hoursQuestionSchema.register(z.globalRegistry, { id: 'HoursQuestion' });
export type HoursQuestion = z.infer<typeof hoursQuestionSchema>;

/** Confirms the hours that were shown. An open page of an earlier release does not name them. */
export const hoursConfirmationSchema = z.extend(mailTokenSchema, {
  hoursTag: z.optional(z.string().check(z.maxLength(100))),
});
hoursConfirmationSchema.register(z.globalRegistry, { id: 'HoursConfirmation' });
export type HoursConfirmation = z.output<typeof hoursConfirmationSchema>;
