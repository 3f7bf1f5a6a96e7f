import * as z from 'zod/mini';
import { eventContract } from '../messaging/cloud-event.js';
import { recordId } from '../records/record-id.js';

/** A business has joined the directory. */
export const businessCreated = eventContract(
  'CATALOG',
  'business-created',
  z.object({
    id: recordId,
    name: z.string(),
    category: z.string(),
    /** The advertiser application that created the business. */
    applicationId: z.nullable(recordId),
  }),
);
