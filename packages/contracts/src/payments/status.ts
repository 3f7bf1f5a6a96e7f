/** The states of a payment, as confirmed by Stripe. */
export const paymentStatuses = ['succeeded', 'partially_refunded', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
