import { categoryOfListing } from '@town/contracts/listings/business-of-listing';
import type { BusinessListing } from '@town/contracts/listings/form';
import { writeDraft } from '@town/slice-kit/draft';
import { signupFormName } from '../signup/form-name';

/** The types of business whose names in an application differ from the directory's categories. */
const businessTypes = new Map([
  ['dining', 'restaurant'],
  ['shopping', 'retail'],
]);

/**
 * Copies a submitted listing into the purchase form, so that the visitor need not type it twice. The copy
 * is stored as the draft of that form, in this tab.
 */
export function carryOver(listing: BusinessListing): void {
  const [firstName = '', ...rest] = listing.contactName.split(/\s+/);
  const category = categoryOfListing(listing.category);
  writeDraft(signupFormName, {
    firstName,
    lastName: rest.join(' '),
    email: listing.email,
    phone: listing.phone,
    businessName: listing.businessName,
    businessType: businessTypes.get(category) ?? category,
    businessDescription: listing.description,
    businessAddress: listing.address,
    businessWebsite: listing.website ?? '',
    businessSocialMedia: listing.socialMedia ?? '',
  });
}
