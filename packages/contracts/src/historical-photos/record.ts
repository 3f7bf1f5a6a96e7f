import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';
import { translatedFields } from '../records/translated.js';

/** A picture of the historical gallery. */
export const historicalPhotoSchema = z.object({
  id: recordId,
  src: z.string(),
  alt: z.string(),
  caption: z.string(),
  credit: z.nullable(z.string()),
  ...translatedFields,
});
historicalPhotoSchema.register(z.globalRegistry, { id: 'HistoricalPhoto' });
export type HistoricalPhoto = z.infer<typeof historicalPhotoSchema>;
