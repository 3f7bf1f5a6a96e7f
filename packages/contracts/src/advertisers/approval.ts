import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';
import { advertiserStatuses } from './status.js';

/** How staff approve an application. The body may be missing: then the catalog creates a business. */
export const approvalSchema = z._default(
  z.object({
    /** The business of the directory that the application is for. */
    businessId: z.optional(recordId),
    /** The status that staff have seen: the approval is refused if a colleague has changed it since. */
    status: z.optional(z.enum(advertiserStatuses)),
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
