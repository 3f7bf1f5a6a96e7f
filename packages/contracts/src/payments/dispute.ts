import * as z from 'zod/mini';

/**
 * How far a dispute is: `needs-response` waits for the town's evidence, `under-review` for the bank.
 * `won` leaves the payment as it was; `lost` gives it back.
 */
export const disputeStates = ['needs-response', 'under-review', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** A cardholder contests a payment at their bank. */
export const disputeSchema = z.object({
  /** Stripe's. */
  id: z.string(),
  state: z.enum(disputeStates),
  /** Whole cents. */
  amountCents: z.int(),
  /** Stripe's word for it, such as `fraudulent`. */
  reason: z.string(),
  /** Until when evidence is taken; null where none is. */
  evidenceDueAt: z.nullable(z.iso.datetime()),
});
disputeSchema.register(z.globalRegistry, { id: 'Dispute' });
export type Dispute = z.output<typeof disputeSchema>;
