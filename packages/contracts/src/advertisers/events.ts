import * as z from 'zod/mini';
import { eventContract } from '../messaging/cloud-event.js';
import { writerLanguage } from '../messaging/writer-language.js';
import { recordId } from '../records/record-id.js';
import { advertiserSchema } from './record.js';
import { advertiserStatuses } from './status.js';

/** A business has applied to advertise. */
export const advertiserSubmitted = eventContract(
  'ADVERTISING',
  'advertiser-submitted',
  z.object({ ...advertiserSchema.shape, language: writerLanguage }),
);

/** Staff approved an application: the catalog makes one business of it, or takes the one that exists. */
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
    /** E-mail address of the applicant, who may manage the business; null in events of earlier releases. */
    email: z._default(z.nullable(z.string()), null),
    /** The number of this approval of the application; 1 in events of earlier releases. */
    approval: z._default(z.int(), 1),
    /**
     * Stripe's id of the subscription that pays for it; null if there is none, and in events of earlier
     * releases.
     */
    subscriptionId: z._default(z.nullable(z.string()), null),
    /**
     * The business that the application is for, if the directory has it already; null if one is created, and
     * in events of earlier releases.
     */
    existingBusinessId: z._default(z.nullable(recordId), null),
  }),
);

/** Staff have undone an approval: the catalog archives the business that it created, or leaves the one that existed. */
export const advertiserApprovalUndone = eventContract(
  'ADVERTISING',
  'advertiser-approval-undone',
  z.object({
    id: recordId,
    /** The number of the approval. */
    approval: z.int(),
  }),
);

/** Staff have moved an application to another status. */
export const advertiserStatusChanged = eventContract(
  'ADVERTISING',
  'advertiser-status-changed',
  z.object({
    id: recordId,
    businessName: z.string(),
    email: z.string(),
    previousStatus: z.enum(advertiserStatuses),
    status: z.enum(advertiserStatuses),
    /** Set if its business is not public any more: it was archived or withdrawn. Earlier releases do not say. */
    isBusinessWithdrawn: z.optional(z.literal(true)),
  }),
);
