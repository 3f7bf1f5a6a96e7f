/** Another price for those who have a plan already. It is announced to each of them, and never sooner. */
import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';
import { plans } from './price-list.js';

/** Nobody is charged another price sooner than so many days after the mail that says so. */
export const priceChangeNoticeDays = 30;

const planId = z.enum([plans.monthly.id, plans.annual.id], {
  error: 'plan must be monthly or annual',
});
const cents = z
  .int({ error: 'cents must be a whole number' })
  .check(z.minimum(100, 'cents must be at least 100'), z.maximum(500_000, 'cents is too much'));
const day = z.iso.date('from must be a day, as 2027-03-31');

/** What an administrator announces. */
export const priceChangeSchema = z.object({
  plan: planId,
  /** Whole cents for each period. */
  cents,
  /** The town's day from which renewals cost that: at least 30 days ahead. */
  from: day,
});
priceChangeSchema.register(z.globalRegistry, { id: 'PriceChange' });
export type PriceChange = z.output<typeof priceChangeSchema>;

/** A change that was announced, with how far it is. */
export const announcedPriceChangeSchema = z.object({
  id: recordId,
  ...priceChangeSchema.shape,
  createdAt: z.iso.datetime(),
  withdrawnAt: z.nullable(z.iso.datetime()),
  /** How many subscriptions were told, and how many renew at the new price by now. */
  announced: z.int(),
  applied: z.int(),
});
announcedPriceChangeSchema.register(z.globalRegistry, { id: 'AnnouncedPriceChange' });
export type AnnouncedPriceChange = z.infer<typeof announcedPriceChangeSchema>;
