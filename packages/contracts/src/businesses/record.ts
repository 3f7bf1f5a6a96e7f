import * as z from 'zod/mini';
import { amenitiesField } from '../amenities/field.js';
import { openingFields, positionFields } from '../directory/opening.js';
import { pictureFields } from '../pictures/fields.js';
import { recordId } from '../records/record-id.js';
import { translatedFields } from '../records/translated.js';
import { tierFields } from './tier.js';

/** A shop, restaurant or other place of business in the directory. */
export const businessSchema = z.object({
  id: recordId,
  /** Names it in addresses: unique within its kind. */
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  ...pictureFields,
  address: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  website: z.nullable(z.string()),
  hours: z.nullable(z.string()),
  /** Addresses in social networks. */
  socialLinks: z.array(z.string()),
  /** Further pictures, beside `imageUrl`. */
  morePictures: z.array(z.object({ url: z.string(), alt: z.string() })),
  /** Address of the menu or the price list. */
  menuUrl: z.nullable(z.string()),
  /** Further categories, beside `category`. */
  moreCategories: z.array(z.string()),
  ...openingFields,
  ...amenitiesField,
  ...positionFields,
  ...tierFields,
  ...translatedFields,
});
businessSchema.register(z.globalRegistry, { id: 'Business' });
export type Business = z.infer<typeof businessSchema>;
