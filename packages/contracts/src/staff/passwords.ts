import * as z from 'zod/mini';
import { emailAddress } from '../forms/fields.js';

export const passwordLength = 12;

/** The purpose of a mailed link, and how long it is valid. */
export const linkHours = { invitation: 72, reset: 1 } as const;
export type LinkPurpose = keyof typeof linkHours;

const tooShort = `Password must be at least ${passwordLength} characters`;

/** A password that somebody chooses. Length is the only rule; the server refuses common ones. */
export const newPassword = z
  .string({ error: tooShort })
  .check(
    z.minLength(passwordLength, tooShort),
    z.maxLength(1_000, 'Password must be at most 1000 characters'),
  );

const token = z
  .string({ error: 'The link is not complete' })
  .check(z.minLength(1, 'The link is not complete'), z.maxLength(100, 'The link is not complete'));

/** A new password with the token of a link that came by mail. */
export const linkPasswordSchema = z.object({ token, password: newPassword });
linkPasswordSchema.register(z.globalRegistry, { id: 'LinkPassword' });
export type LinkPassword = z.output<typeof linkPasswordSchema>;

/** Whose password was set. */
export const linkAnswerSchema = z.object({ email: z.string() });
linkAnswerSchema.register(z.globalRegistry, { id: 'LinkAnswer' });
export type LinkAnswer = z.output<typeof linkAnswerSchema>;

export const forgottenPasswordSchema = z.object({ email: emailAddress });
forgottenPasswordSchema.register(z.globalRegistry, { id: 'ForgottenPassword' });
export type ForgottenPassword = z.output<typeof forgottenPasswordSchema>;

const required = 'Your password is required';

/** The current password, as proof of identity. */
export const currentPassword = z
  .string({ error: required })
  .check(z.minLength(1, required), z.maxLength(1_000, 'Password must be at most 1000 characters'));

export const passwordChangeSchema = z.object({ current: currentPassword, password: newPassword });
passwordChangeSchema.register(z.globalRegistry, { id: 'PasswordChange' });
export type PasswordChange = z.output<typeof passwordChangeSchema>;
