import * as z from 'zod/mini';
import { tierFields } from '../businesses/tier.js';
import { recordId } from '../records/record-id.js';
import { directoryKinds } from './kinds.js';

/** One place found by the directory's search. */
export const searchHitSchema = z.object({
  kind: z.enum(directoryKinds),
  id: recordId,
  name: z.string(),
  description: z.string(),
  category: z.string(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  hours: z.nullable(z.string()),
  /** The plan of a business; other kinds have none. */
  tier: z.nullable(tierFields.tier),
  sponsored: tierFields.sponsored,
  /** True when the words were not found as typed, and something similar was. */
  fuzzy: z.boolean(),
});
searchHitSchema.register(z.globalRegistry, { id: 'SearchHit' });
export type SearchHit = z.infer<typeof searchHitSchema>;
