/** A new price for existing subscribers. Each of them gets a mail before it applies. */
import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';
import { plans } from './price-list.js';

/** The minimum number of days between the mail about a new price and the first charge at it. */
export const priceChangeNoticeDays = 30;

const planId = z.enum([plans.monthly.id, plans.annual.id], {
  error: 'Please choose a plan',
});
const priceRange = 'Please enter a price from $1 to $5,000, in whole cents';
const cents = z
  .int({ error: priceRange })
  .check(z.minimum(100, priceRange), z.maximum(500_000, priceRange));
const day = z.iso.date('Please choose a day');

/** The announcement of a price change by an administrator. */
export const priceChangeSchema = z.object({
  plan: planId,
  /** Whole cents for each period. */
  cents,
  /** The town's day from which renewals cost that: at least 30 days ahead. */
  from: day,
});
priceChangeSchema.register(z.globalRegistry, { id: 'PriceChange' });
export type PriceChange = z.output<typeof priceChangeSchema>;

/** A change that is not announced yet. */
export const priceChangeQuerySchema = z.object({
  plan: planId,
  cents: z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number)), cents),
  from: day,
});
export type PriceChangeQuery = z.output<typeof priceChangeQuerySchema>;

/** The effect that an announcement would have now. */
export const priceChangeEffectSchema = z.object({
  /** How many owners would get a mail at once. */
  recipients: z.int(),
});
priceChangeEffectSchema.register(z.globalRegistry, { id: 'PriceChangeEffect' });
export type PriceChangeEffect = z.infer<typeof priceChangeEffectSchema>;

/** An announced change, with its progress. */
export const announcedPriceChangeSchema = z.object({
  id: recordId,
  ...priceChangeSchema.shape,
  createdAt: z.iso.datetime(),
  withdrawnAt: z.nullable(z.iso.datetime()),
  /**
   * The number of subscriptions whose owners were notified, and of those that already renew at the new
   * price.
   */
  announced: z.int(),
  applied: z.int(),
});
announcedPriceChangeSchema.register(z.globalRegistry, { id: 'AnnouncedPriceChange' });
export type AnnouncedPriceChange = z.infer<typeof announcedPriceChangeSchema>;
