import * as z from 'zod/mini';
import { seenText, visibleText } from '../text/visible-text.js';
import { isWebAddress, toWebAddress } from './web-address.js';

const atMost = (label: string, maximum: number) =>
  z.maxLength(maximum, `${label} must be at most ${maximum} characters`);

/**
 * Required text; `message` is the error when it is missing or shorter than `minimum`. Invisible characters
 * are not counted.
 */
export const requiredText = (label: string, message: string, maximum: number, minimum = 1) =>
  z.string({ error: message }).check(
    z.trim(),
    z.minLength(minimum, { error: message, abort: true }),
    z.refine((text) => visibleText(text).length >= minimum, { error: message, abort: true }),
    atMost(label, maximum),
  );

/** Optional text; empty text becomes null. */
export const optionalText = (label: string, maximum: number) =>
  z.pipe(
    z.nullish(z.string({ error: 'Invalid input' }).check(z.trim(), atMost(label, maximum))),
    z.transform((text: string | null | undefined): string | null => seenText(text) || null),
  );

/**
 * An optional website; "pieshop.com" is understood as https://pieshop.com, and empty text becomes null.
 * `message` is the error of text that is not an http or https address.
 */
export const optionalWebAddress = (label: string, message: string) =>
  z
    .pipe(
      optionalText(label, 500),
      z.transform((text) => toWebAddress(text) ?? text),
    )
    .check(z.refine((text) => text === null || isWebAddress(text), { error: message }));

export const emailMessage = 'Please enter a valid email address';

export const emailAddress = z
  .string({ error: emailMessage })
  .check(z.trim(), z.maxLength(254, emailMessage), z.email(emailMessage));
