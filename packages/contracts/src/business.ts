import * as z from 'zod/mini';
import { recordId } from './record-id.js';

/** A shop, restaurant or other place of business in the directory. */
export const businessSchema = z.object({
  id: recordId,
  name: z.string(),
  description: z.string(),
  category: z.string(),
  imageUrl: z.nullable(z.string()),
  address: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  website: z.nullable(z.string()),
  hours: z.nullable(z.string()),
});
businessSchema.register(z.globalRegistry, { id: 'Business' });
export type Business = z.infer<typeof businessSchema>;

const groups: Record<string, readonly string[]> = {
  dining: ['dining', 'restaurant', 'food'],
  shopping: ['shopping', 'retail'],
};

/** The stored categories that a `category` parameter stands for; any but a group finds itself. */
export function categoriesOf(category: string): readonly string[] {
  return groups[category] ?? [category];
}
