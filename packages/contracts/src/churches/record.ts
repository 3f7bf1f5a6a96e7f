import * as z from 'zod/mini';
import { amenitiesField } from '../amenities/field.js';
import { positionFields } from '../directory/opening.js';
import { pictureFields } from '../pictures/fields.js';
import { recordId } from '../records/record-id.js';
import { translatedFields } from '../records/translated.js';

/** A congregation in the directory. */
export const churchSchema = z.object({
  id: recordId,
  /** Names it in addresses: unique within its kind. */
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  denomination: z.nullable(z.string()),
  ...pictureFields,
  address: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  website: z.nullable(z.string()),
  pastor: z.nullable(z.string()),
  serviceSchedule: z.nullable(z.string()),
  ...amenitiesField,
  ...positionFields,
  ...translatedFields,
});
churchSchema.register(z.globalRegistry, { id: 'Church' });
export type Church = z.infer<typeof churchSchema>;
