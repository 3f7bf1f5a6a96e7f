import * as z from 'zod/mini';
import { advertiserStatuses } from './advertiser-statuses.js';
import { paymentStatuses } from './payment-statuses.js';

const wholeNumber = (minimum: number, maximum: number, message: string) =>
  z.pipe(
    z.string({ error: message }).check(z.regex(/^\d{1,9}$/, message)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.minimum(minimum, message), z.maximum(maximum, message)),
    ),
  );

/** What every list takes: `limit` (1 to 500) and `offset`; without them it answers everything. */
export const pageQuery = {
  limit: z.optional(wholeNumber(1, 500, 'limit must be a whole number from 1 to 500')),
  offset: z.optional(wholeNumber(0, 999_999_999, 'offset must be a whole number, 0 or more')),
};

const word = (name: string) =>
  z.optional(
    z
      .string({ error: `${name} must be given once, as text` })
      .check(z.trim(), z.maxLength(100, `${name} must be at most 100 characters`)),
  );

export const listQuerySchema = z.object(pageQuery);
export const businessQuerySchema = z.object({
  ...pageQuery,
  category: word('category'),
  q: word('q'),
});
export const eventQuerySchema = z.object({
  ...pageQuery,
  category: word('category'),
  /** Only what takes place on this day or later. */
  from: z.optional(z.iso.date('from must be a date, YYYY-MM-DD')),
});
export const propertyQuerySchema = z.object({
  ...pageQuery,
  type: z.optional(
    z.enum(['residential', 'land', 'commercial', 'all'], {
      error: 'type must be residential, land, commercial or all',
    }),
  ),
});
export const searchQuerySchema = z.object({
  ...pageQuery,
  q: z
    .string({ error: 'q must be given once, as text' })
    .check(
      z.trim(),
      z.minLength(1, 'q must not be empty'),
      z.maxLength(100, 'q must be at most 100 characters'),
    ),
});

/** How staff can order applications. */
export const advertiserSorts = ['newest', 'oldest', 'name'] as const;
export const advertiserQuerySchema = z.object({
  ...pageQuery,
  /** Words of the business, the contact, the e-mail address or the phone number; or an id. */
  q: word('q'),
  status: z.optional(
    z.enum([...advertiserStatuses, 'all'], {
      error: 'status must be pending, contacted, active, inactive or all',
    }),
  ),
  sort: z.optional(z.enum(advertiserSorts, { error: 'sort must be newest, oldest or name' })),
});

export const paymentQuerySchema = z.object({
  ...pageQuery,
  /** Words of the payer, the e-mail address, the business or the PaymentIntent's id. */
  q: word('q'),
  status: z.optional(
    z.enum([...paymentStatuses, 'all'], {
      error: 'status must be succeeded, partially_refunded, refunded or all',
    }),
  ),
});

export type ListQuery = z.infer<typeof listQuerySchema>;
export type BusinessQuery = z.infer<typeof businessQuerySchema>;
export type EventQuery = z.infer<typeof eventQuerySchema>;
export type PropertyQuery = z.infer<typeof propertyQuerySchema>;
export type AdvertiserQuery = z.infer<typeof advertiserQuerySchema>;
export type PaymentQuery = z.infer<typeof paymentQuerySchema>;
export type SearchQuery = z.infer<typeof searchQuerySchema>;
