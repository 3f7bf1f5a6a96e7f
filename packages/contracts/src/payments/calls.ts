import * as z from 'zod/mini';
import { emailAddress, optionalText } from '../forms/fields.js';
import { type Plan, plans } from '../plans/price-list.js';

/** The plan that the payment calls mean by a name. */
export function planNamed(name: Plan['name']): Plan['id'] {
  return name === plans.annual.name ? plans.annual.id : plans.monthly.id;
}

const planType = z.enum([plans.monthly.name, plans.annual.name], {
  error: `Plan must be ${plans.monthly.name} or ${plans.annual.name}`,
});

const purchase = {
  /** US dollars. */
  amount: z.number({ error: 'Amount must be a number' }),
  planType,
  /** Clients send empty text where they do not know it yet. */
  customerEmail: z.pipe(
    z.nullish(
      z.union([z.literal(''), emailAddress], { error: 'Please enter a valid email address' }),
    ),
    z.transform((text: string | null | undefined) => text || null),
  ),
  customerName: optionalText('Name', 200),
};

/** The version of the terms that the buyer sees while paying; missing from older pages. */
const consentVersion = z.optional(
  z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'This is not a version of the terms')),
);

/**
 * The body of a call that begins a payment. The sender cannot choose a price: the server refuses an
 * amount that is not the plan's at that moment.
 */
export const paymentIntentRequestSchema = z.object({ ...purchase, consentVersion });
paymentIntentRequestSchema.register(z.globalRegistry, { id: 'PaymentIntentRequest' });
export type PaymentIntentRequest = z.output<typeof paymentIntentRequestSchema>;

/** The data with which the browser completes the payment at Stripe. */
export const paymentIntentAnswerSchema = z.object({ clientSecret: z.string() });
paymentIntentAnswerSchema.register(z.globalRegistry, { id: 'PaymentIntentAnswer' });
export type PaymentIntentAnswer = z.output<typeof paymentIntentAnswerSchema>;

/** The body of a call that reports a successful payment. */
export const paymentSuccessSchema = z.object({
  ...purchase,
  paymentIntentId: z
    .string({ error: 'Payment is required' })
    .check(z.regex(/^pi_\w{1,250}$/, 'This is not the id of a payment')),
});
paymentSuccessSchema.register(z.globalRegistry, { id: 'PaymentSuccess' });
export type PaymentSuccess = z.output<typeof paymentSuccessSchema>;

/** The payment is recorded: Stripe has confirmed it. */
export const paymentRecordedSchema = z.object({
  paymentIntentId: z.string(),
  planType,
  amount: z.number(),
  status: z.literal('succeeded'),
});
paymentRecordedSchema.register(z.globalRegistry, { id: 'PaymentRecorded' });
export type PaymentRecorded = z.output<typeof paymentRecordedSchema>;
