import * as z from 'zod/mini';
import { recordId } from './record-id.js';

export const propertyTypes = ['residential', 'land', 'commercial'] as const;
export const propertyTypeSchema = z.enum(propertyTypes);
export type PropertyType = z.infer<typeof propertyTypeSchema>;

/** A property offered for sale. */
export const propertySchema = z.object({
  id: recordId,
  title: z.string(),
  description: z.string(),
  propertyType: propertyTypeSchema,
  address: z.string(),
  /** Whole US dollars. */
  price: z.number(),
  bedrooms: z.nullable(z.number()),
  bathrooms: z.nullable(z.number()),
  squareFootage: z.nullable(z.number()),
  /** An e-mail address or a phone number of whoever sells it. */
  contact: z.string(),
});
propertySchema.register(z.globalRegistry, { id: 'Property' });
export type Property = z.infer<typeof propertySchema>;
