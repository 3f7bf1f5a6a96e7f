import * as z from 'zod/mini';
import { emailAddress, optionalText, optionalWebAddress, requiredText } from '../forms/fields.js';
import { recordId } from '../records/record-id.js';
import { businessCategories, listingPlans } from './options.js';

const agreement = 'You must agree to the terms';

/** The form with which a business asks to be listed. */
export const businessListingSchema = z.object({
  businessName: requiredText('Business name', 'Business name is required', 200),
  contactName: requiredText('Contact name', 'Contact name is required', 200),
  email: emailAddress,
  phone: requiredText('Phone number', 'Phone number is required', 50),
  category: z.enum(businessCategories, { error: 'Please select a category' }),
  address: requiredText('Business address', 'Business address is required', 300),
  website: optionalWebAddress('Website', 'Please enter a valid website URL'),
  description: requiredText('Description', 'Description must be at least 10 characters', 5_000, 10),
  /** One address a line. */
  socialMedia: optionalText('Social media', 2_000),
  selectedPlan: z.enum(listingPlans, { error: 'Please select a plan' }),
  agreement: z
    .boolean({ error: agreement })
    .check(z.refine((agreed) => agreed, { error: agreement })),
});
businessListingSchema.register(z.globalRegistry, { id: 'BusinessListingSubmission' });
export type BusinessListingSubmission = z.output<typeof businessListingSchema>;

/** A submitted listing as stored, waiting for review. */
export const storedBusinessListingSchema = z.object({
  id: recordId,
  businessName: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  category: z.enum(businessCategories),
  address: z.string(),
  website: z.nullable(z.string()),
  description: z.string(),
  socialMedia: z.nullable(z.string()),
  selectedPlan: z.enum(listingPlans),
  agreement: z.boolean(),
  status: z.literal('pending'),
  submittedAt: z.iso.datetime(),
});
storedBusinessListingSchema.register(z.globalRegistry, { id: 'BusinessListing' });
export type BusinessListing = z.output<typeof storedBusinessListingSchema>;
