/**
 * What checks the sign-up form and a kept purchase. It is loaded when it is needed: the library of
 * schemas is a large part of what the page would load.
 * @module
 */
import { advertiserApplicationSchema } from '@town/contracts/advertisers/form';
import * as z from 'zod/mini';

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
export const keptPurchaseSchema = z.union([
  z.object({ ...bought, clientSecret: z.string() }),
  z.object({ ...bought, paymentIntentId: z.string() }),
]);
