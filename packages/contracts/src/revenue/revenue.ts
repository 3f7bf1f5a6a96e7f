/** The town's income for administrators: numbers for each month and plan, without personal data. */
import * as z from 'zod/mini';

/** The longest period that can be asked for, in months. */
export const maxRevenueMonths = 60;

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Must be a month, as 2027-03'));

/** The first and the last month, as YYYY-MM; without them the last twelve months. */
export const revenueQuerySchema = z.object({ from: z.optional(month), to: z.optional(month) });
export type RevenueQuery = z.output<typeof revenueQuerySchema>;

/** The counters of a month and a plan. */
export const revenueCounts = ['active', 'started', 'ended', 'failing', 'recovered'] as const;

/** Whole cents for a month and a plan. */
export const revenueAmounts = [
  'chargedCents',
  'refundedCents',
  'disputedCents',
  'netCents',
] as const;

export const revenueRowSchema = z.object({
  month,
  plan: z.enum(['monthly', 'annual']),
  /** Subscriptions that ran at the end of the month, or run now in the present month. */
  active: z.int(),
  /** Subscriptions that were paid for the first time. */
  started: z.int(),
  ended: z.int(),
  /** Renewals that could not be charged at first. */
  failing: z.int(),
  /** Of those, how many were paid after all. */
  recovered: z.int(),
  /** All payments of the month. */
  chargedCents: z.int(),
  /** Refunds of these payments, at any time. */
  refundedCents: z.int(),
  /** Amounts of these payments that were lost in disputes. */
  disputedCents: z.int(),
  /** The remaining income. Stripe's fees are not subtracted. */
  netCents: z.int(),
});
export type RevenueRow = z.infer<typeof revenueRowSchema>;

/** The income of a period by month and plan, the earliest month first; both plans in each month. */
export const revenueSchema = z.object({
  from: month,
  to: month,
  currency: z.literal('usd'),
  rows: z.array(revenueRowSchema),
});
revenueSchema.register(z.globalRegistry, { id: 'Revenue' });
export type Revenue = z.infer<typeof revenueSchema>;
