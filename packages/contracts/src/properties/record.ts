import * as z from 'zod/mini';
import { positionFields } from '../directory/opening.js';
import { pictureFields } from '../pictures/fields.js';
import { recordId } from '../records/record-id.js';
import { translatedFields } from '../records/translated.js';

export const propertyTypes = ['residential', 'land', 'commercial'] as const;
export const propertyTypeSchema = z.enum(propertyTypes);
export type PropertyType = z.infer<typeof propertyTypeSchema>;

/** A property offered for sale. */
export const propertySchema = z.object({
  id: recordId,
  /** Names it in addresses: unique within its kind. */
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  propertyType: propertyTypeSchema,
  address: z.string(),
  /** Whole US dollars. */
  price: z.number(),
  bedrooms: z.nullable(z.number()),
  bathrooms: z.nullable(z.number()),
  squareFootage: z.nullable(z.number()),
  /** E-mail address or phone number of the seller. */
  contact: z.string(),
  ...pictureFields,
  ...positionFields,
  ...translatedFields,
});
propertySchema.register(z.globalRegistry, { id: 'Property' });
export type Property = z.infer<typeof propertySchema>;
