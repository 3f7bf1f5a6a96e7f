import * as z from 'zod/mini';

/**
 * Whose card is charged for a plan: the payer's own one, or that of an address that had the plan before. `nobody`
 * when it has no card.
 */
export const cardOf = z.enum(['payer', 'former-payer', 'nobody']);
export type CardOf = z.infer<typeof cardOf>;
