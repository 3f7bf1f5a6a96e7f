import * as z from 'zod/mini';

/** Whose card a payment was charged to: the payer's own one, or that of an address that had the plan before. */
export const chargedCardOf = z.enum(['payer', 'former-payer']);

/** Whose card is charged for a plan; `nobody` when it has no card. */
export const cardOf = z.enum([...chargedCardOf.options, 'nobody']);
export type CardOf = z.infer<typeof cardOf>;
