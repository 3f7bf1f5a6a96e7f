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
 * Fills in the form of the purchase with a submitted listing, so that nobody types it twice. It becomes
 * the draft of that form, which this tab keeps.
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
