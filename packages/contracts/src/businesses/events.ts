import * as z from 'zod/mini';
import { eventContract } from '../messaging/cloud-event.js';
import { recordId } from '../records/record-id.js';

/** A business was created, or an application was approved with one that the directory had. */
export const businessCreated = eventContract(
  'CATALOG',
  'business-created',
  z.object({
    id: recordId,
    name: z.string(),
    category: z.string(),
    /** The advertiser application that it was created from, or that was approved with it. */
    applicationId: z.nullable(recordId),
    /** The number of the approval; missing in events of earlier releases. */
    approval: z.optional(z.int()),
    /** Whether it was not created from this application; missing in events of earlier releases. */
    existed: z.optional(z.boolean()),
  }),
);
