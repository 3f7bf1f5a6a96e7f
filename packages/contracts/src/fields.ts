import * as z from 'zod/mini';

const atMost = (label: string, maximum: number) =>
  z.maxLength(maximum, `${label} must be at most ${maximum} characters`);

/** Text that must be there; `message` is said when it is missing or shorter than `minimum`. */
export const requiredText = (label: string, message: string, maximum: number, minimum = 1) =>
  z
    .string({ error: message })
    .check(z.trim(), z.minLength(minimum, message), atMost(label, maximum));

/** Text that may be left out; what is empty counts as left out, and is null from then on. */
export const optionalText = (label: string, maximum: number) =>
  z.pipe(
    z.nullish(z.string({ error: 'Invalid input' }).check(z.trim(), atMost(label, maximum))),
    z.transform((text: string | null | undefined): string | null => text || null),
  );

export const emailMessage = 'Please enter a valid email address';

export const emailAddress = z
  .string({ error: emailMessage })
  .check(z.trim(), z.maxLength(254, emailMessage), z.email(emailMessage));
