import * as z from 'zod/mini';
import { amenitiesSchema } from '../amenities/field.js';
import { moreCategoriesSchema, socialLinksSchema } from '../businesses/links.js';
import { optionalText, optionalWebAddress, requiredText } from '../forms/fields.js';
import { readJsonText } from '../forms/json-text.js';
import { businessStatuses } from '../hours/business-status.js';
import { type OpeningHours, openingHoursSchema } from '../hours/opening-hours.js';

/** The form has opening hours as JSON text, the call as data. One message stands for the whole field. */
const openingHours = z.pipe(
  z.unknown(),
  z.transform((value: unknown, context): OpeningHours => {
    const hours = openingHoursSchema.safeParse(readJsonText(value));
    if (hours.success) return hours.data;
    const message = hours.error.issues[0]?.message ?? 'The opening hours cannot be read';
    context.issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  }),
);

/**
 * What an owner enters for a listing. It takes the form's values and gives the body of the call. The
 * server reads each field as it reads that of the staff, by the description of a business.
 */
export const ownerListingFormSchema = z.object({
  name: requiredText('Business name', 'Business name is required', 200),
  category: requiredText('Category', 'Please select a category', 60),
  address: optionalText('Address', 200),
  description: requiredText('Description', 'Description is required', 5_000),
  phone: optionalText('Phone', 40),
  website: optionalWebAddress('Website', 'Please enter a valid website URL'),
  socialLinks: socialLinksSchema,
  menuUrl: optionalWebAddress('Menu or price list', 'Please enter a valid website URL'),
  moreCategories: moreCategoriesSchema,
  hours: optionalText('Hours', 200),
  openingHours,
  businessStatus: z.enum(businessStatuses, { error: 'Please choose a status' }),
  amenities: amenitiesSchema,
});
/** The form of a listing that has no description yet, for example of an import: other fields can be saved alone. */
export const undescribedListingFormSchema = z.extend(ownerListingFormSchema, {
  description: requiredText('Description', 'Description is required', 5_000, 0),
});
/** The form's values. */
export type OwnerListingForm = z.input<typeof ownerListingFormSchema>;
/** The body of the call. */
export type OwnerListingChange = z.output<typeof ownerListingFormSchema>;
