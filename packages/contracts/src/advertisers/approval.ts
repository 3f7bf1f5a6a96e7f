import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';

/** How staff approve an application. The body may be missing: then the catalog creates a business. */
export const approvalSchema = z._default(
  z.object({
    /** The business of the directory that the application is for. */
    businessId: z.optional(recordId),
  }),
  {},
);
export type Approval = z.output<typeof approvalSchema>;

/** How staff take the wrong business from an approved application. */
export const releaseSchema = z.object({
  /** The business that they have seen, so that one which was chosen meanwhile stays. */
  businessId: recordId,
});
export type Release = z.output<typeof releaseSchema>;
