import * as z from 'zod/mini';

/** The subscriptions that pay for a business and have not ended. */
export const businessSubscriptionsSchema = z.object({
  /** Stripe's ids. */
  ids: z.array(z.string()),
});
businessSubscriptionsSchema.register(z.globalRegistry, { id: 'BusinessSubscriptions' });
export type BusinessSubscriptions = z.output<typeof businessSubscriptionsSchema>;
