/**
 * The schemas of the sign-up form and of a stored purchase. They are loaded on demand, because the schema
 * library would be a large part of the page's scripts.
 * @module
 */
import { advertiserApplicationSchema } from '@town/contracts/advertisers/form';
import { plans } from '@town/contracts/plans/price-list';
import * as z from 'zod/mini';
import type { Order, PaidOrder } from './purchase-state';

// The page's security policy forbids code that is generated from strings, as zod's compiler does.
z.config({ jitless: true });

/** The sign-up form. */
export const applicationSchema = advertiserApplicationSchema;

const bought = {
  plan: z.enum(['monthly', 'annual']),
  /** Missing in purchases that older versions of the page stored. */
  amount: z.optional(z.number()),
  key: z.string(),
  startedAt: z.number(),
  application: z.nullable(z.record(z.string(), z.unknown())),
  customerEmail: z.string(),
  customerName: z.string(),
};

/** An unsettled purchase: a payment that was sent, or one that has succeeded. */
const keptPurchaseSchema = z.union([
  z.object({ ...bought, clientSecret: z.string() }),
  z.object({ ...bought, paymentIntentId: z.string() }),
]);

/** Parses a purchase from the browser's storage; undefined if it is invalid. */
export function parsePurchase(kept: unknown): Order | PaidOrder | undefined {
  const purchase = keptPurchaseSchema.safeParse(kept).data;
  return purchase && { ...purchase, amount: purchase.amount ?? plans[purchase.plan].amount };
}
