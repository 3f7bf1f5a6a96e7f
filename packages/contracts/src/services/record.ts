import * as z from 'zod/mini';
import { amenitiesField } from '../amenities/field.js';
import { openingFields, positionFields } from '../directory/opening.js';
import { pictureFields } from '../pictures/fields.js';
import { recordId } from '../records/record-id.js';
import { translatedFields } from '../records/translated.js';

/** A trade or professional service in the directory. */
export const serviceSchema = z.object({
  id: recordId,
  /** Names it in addresses: unique within its kind. */
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** Words joined by underscores, for example `home_services`. */
  category: z.string(),
  address: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  hours: z.nullable(z.string()),
  website: z.nullable(z.string()),
  contactPerson: z.nullable(z.string()),
  ...pictureFields,
  ...openingFields,
  ...amenitiesField,
  ...positionFields,
  ...translatedFields,
});
serviceSchema.register(z.globalRegistry, { id: 'Service' });
export type Service = z.infer<typeof serviceSchema>;
