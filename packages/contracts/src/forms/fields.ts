import * as z from 'zod/mini';

const atMost = (label: string, maximum: number) =>
  z.maxLength(maximum, `${label} must be at most ${maximum} characters`);

/** Required text; `message` is the error when it is missing or shorter than `minimum`. */
export const requiredText = (label: string, message: string, maximum: number, minimum = 1) =>
  z
    .string({ error: message })
    .check(z.trim(), z.minLength(minimum, message), atMost(label, maximum));

/** Optional text; empty text becomes null. */
export const optionalText = (label: string, maximum: number) =>
  z.pipe(
    z.nullish(z.string({ error: 'Invalid input' }).check(z.trim(), atMost(label, maximum))),
    z.transform((text: string | null | undefined): string | null => text || null),
  );

export const emailMessage = 'Please enter a valid email address';

export const emailAddress = z
  .string({ error: emailMessage })
  .check(z.trim(), z.maxLength(254, emailMessage), z.email(emailMessage));
