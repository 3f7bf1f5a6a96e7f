import * as z from 'zod/mini';
import { businessSchema } from '../businesses/record.js';
import { churchSchema } from '../churches/record.js';
import { serviceSchema } from '../services/record.js';

/** A record of the directory with its kind. The three kinds share one namespace of slugs. */
export const placeSchema = z.discriminatedUnion('kind', [
  z.extend(businessSchema, { kind: z.literal('businesses') }),
  z.extend(serviceSchema, { kind: z.literal('services') }),
  z.extend(churchSchema, { kind: z.literal('churches') }),
]);
placeSchema.register(z.globalRegistry, { id: 'Place' });
export type Place = z.infer<typeof placeSchema>;
