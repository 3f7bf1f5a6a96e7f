import * as z from 'zod/mini';
import { eventContract } from '../messaging/cloud-event.js';
import { recordId } from '../records/record-id.js';

const counts = z.object({
  seen: z.int(),
  opened: z.int(),
  called: z.int(),
  directions: z.int(),
  website: z.int(),
});

const mail = {
  /** The mail's. */
  id: recordId,
  businessId: recordId,
  businessName: z.string(),
  /** The owner's, which a mailed link has confirmed. */
  email: z.string(),
  /** The secret of the mail's links; the catalog keeps only its hash. */
  token: z.string(),
};

/** The numbers of a listing for a month that is over; once for each listing and month. */
export const listingStatisticsDue = eventContract(
  'CATALOG',
  'listing-statistics-due',
  z.object({
    ...mail,
    /** YYYY-MM. */
    month: z.string(),
    counts,
    /** Those of the month before. */
    before: counts,
  }),
);

/** Somebody should say whether the hours of a listing are still right; once for each quarter. */
export const listingHoursDue = eventContract(
  'CATALOG',
  'listing-hours-due',
  z.object({
    ...mail,
    /** When they were last confirmed, YYYY-MM-DD. */
    confirmedOn: z.nullable(z.string()),
  }),
);
