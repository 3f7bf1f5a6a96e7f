import * as z from 'zod/mini';
import type { Prices } from './price-list.js';

const cents = z.int().check(z.minimum(1));

/** Today's prices for new buyers, in whole cents for each period: the response of `GET /api/prices`. */
export const pricesSchema: z.ZodMiniType<Prices> = z.object({ monthly: cents, annual: cents });
pricesSchema.register(z.globalRegistry, { id: 'Prices' });
