import * as z from 'zod/mini';
import { recordId } from './record-id.js';

/** A congregation in the directory. */
export const churchSchema = z.object({
  id: recordId,
  name: z.string(),
  description: z.string(),
  denomination: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  address: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  website: z.nullable(z.string()),
  pastor: z.nullable(z.string()),
  serviceSchedule: z.nullable(z.string()),
});
churchSchema.register(z.globalRegistry, { id: 'Church' });
export type Church = z.infer<typeof churchSchema>;
