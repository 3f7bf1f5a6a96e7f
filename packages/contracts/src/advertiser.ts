import * as z from 'zod/mini';
import { eventContract } from './cloud-event.js';
import { recordId } from './record-id.js';

/** Staff approved an application: the catalog makes one business of it. */
export const advertiserApproved = eventContract(
  'ADVERTISING',
  'advertiser-approved',
  z.object({
    id: recordId,
    businessName: z.string(),
    businessType: z.string(),
    businessDescription: z.nullable(z.string()),
    businessAddress: z.nullable(z.string()),
    businessWebsite: z.nullable(z.string()),
    phone: z.string(),
  }),
);
