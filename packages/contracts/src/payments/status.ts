/** What is known of a payment, by Stripe's word. */
export const paymentStatuses = ['succeeded', 'partially_refunded', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
