import * as z from 'zod/mini';
import { amenitiesField } from '../amenities/field.js';
import { openingFields } from '../directory/opening.js';
import { recordId } from '../records/record-id.js';
import { translatedFields } from '../records/translated.js';

export const civicCategories = ['government', 'utilities', 'services', 'education'] as const;
export type CivicCategory = (typeof civicCategories)[number];

/** A public office or service and how to reach it. */
export const civicContactSchema = z.object({
  id: recordId,
  /** Names it in addresses: unique within its kind. */
  slug: z.string(),
  name: z.string(),
  /** One of `civicCategories`; `emergency` in the emergency list. */
  category: z.enum([...civicCategories, 'emergency']),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  hours: z.nullable(z.string()),
  description: z.nullable(z.string()),
  website: z.nullable(z.string()),
  ...openingFields,
  ...amenitiesField,
  ...translatedFields,
});
civicContactSchema.register(z.globalRegistry, { id: 'CivicContact' });
export type CivicContact = z.infer<typeof civicContactSchema>;
