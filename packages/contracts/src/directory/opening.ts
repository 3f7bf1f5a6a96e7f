import * as z from 'zod/mini';
import { businessStatuses } from '../hours/business-status.js';
import { openingHoursSchema } from '../hours/opening-hours.js';

/** When a place is open, for its record. */
export const openingFields = {
  openingHours: openingHoursSchema,
  businessStatus: z.enum(businessStatuses),
  /** The day on which the hours were last confirmed, YYYY-MM-DD. */
  hoursConfirmedOn: z.nullable(z.string()),
};

/** Where a place is: decimal degrees, WGS 84. Null: not known. */
export const positionFields = {
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
};

/** In a list ordered by distance, how far a place is from the visitor, in metres. */
export const distanceField = { distance: z.optional(z.number()) };
