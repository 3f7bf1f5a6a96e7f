import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';
import { advertiserStatuses } from './status.js';

/** An application as it is stored, for its sender and for staff. */
export const advertiserSchema = z.object({
  id: recordId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  businessName: z.string(),
  businessType: z.string(),
  businessDescription: z.nullable(z.string()),
  businessAddress: z.nullable(z.string()),
  businessWebsite: z.nullable(z.string()),
  businessSocialMedia: z.nullable(z.string()),
  isLocalBusiness: z.boolean(),
  /** JSON text of an array, as are the other lists. */
  serviceAreas: z.string(),
  yearsInBusiness: z.int(),
  advertisingGoals: z.string(),
  targetAudience: z.nullable(z.string()),
  preferredPlan: z.string(),
  interestedCategories: z.string(),
  hearAboutUs: z.nullable(z.string()),
  additionalComments: z.nullable(z.string()),
  emailMarketing: z.boolean(),
  phoneMarketing: z.boolean(),
  status: z.enum(advertiserStatuses),
  submittedAt: z.iso.datetime(),
  monthlyBudget: z.nullable(z.string()),
  paymentIntentId: z.nullable(z.string()),
  /** Its business in the directory; null while there is none. */
  businessId: z.nullable(recordId),
});
advertiserSchema.register(z.globalRegistry, { id: 'Advertiser' });
export type Advertiser = z.output<typeof advertiserSchema>;
