/**
 * What checks the sign-up form and a kept purchase. It is loaded when it is needed: the library of
 * schemas is a large part of what the page would load.
 * @module
 */
import { advertiserApplicationSchema } from '@town/contracts/advertisers/form';
import { plans } from '@town/contracts/plans/price-list';
import * as z from 'zod/mini';
import type { Order, PaidOrder } from './purchase-state';

// The page's security policy forbids code made from text, which zod's compiler would be.
z.config({ jitless: true });

/** The sign-up form. */
export const applicationSchema = advertiserApplicationSchema;

const bought = {
  plan: z.enum(['monthly', 'annual']),
  /** Older pages did not keep it. */
  amount: z.optional(z.number()),
  key: z.string(),
  startedAt: z.number(),
  application: z.nullable(z.record(z.string(), z.unknown())),
  customerEmail: z.string(),
  customerName: z.string(),
};

/** An unsettled purchase: a payment that was sent off, or one that has succeeded. */
const keptPurchaseSchema = z.union([
  z.object({ ...bought, clientSecret: z.string() }),
  z.object({ ...bought, paymentIntentId: z.string() }),
]);

/** What a browser kept of a purchase; undefined where it is none. */
export function parsePurchase(kept: unknown): Order | PaidOrder | undefined {
  const purchase = keptPurchaseSchema.safeParse(kept).data;
  return purchase && { ...purchase, amount: purchase.amount ?? plans[purchase.plan].amount };
}
