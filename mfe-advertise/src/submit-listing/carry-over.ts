import type { BusinessListing } from '@town/contracts/listings/form';
import { writeDraft } from '@town/slice-kit/draft';
import { signupFormName } from '../signup/form-name';

/** The type of business that an application names, for a category of listings. */
const businessTypes: Partial<Record<BusinessListing['category'], string>> = {
  'Dining & Restaurants': 'restaurant',
  'Shopping & Retail': 'retail',
  'Professional Services': 'professional',
  'Health & Wellness': 'healthcare',
  'Home & Garden': 'home_services',
  Automotive: 'automotive',
  'Real Estate': 'real_estate',
  'Churches & Religious': 'church',
};

/**
 * Fills in the form of the purchase with a submitted listing, so that nobody types it twice. It becomes
 * the draft of that form, which this tab keeps.
 */
export function carryOver(listing: BusinessListing): void {
  const [firstName = '', ...rest] = listing.contactName.split(/\s+/);
  writeDraft(signupFormName, {
    firstName,
    lastName: rest.join(' '),
    email: listing.email,
    phone: listing.phone,
    businessName: listing.businessName,
    businessType: businessTypes[listing.category] ?? 'other',
    businessDescription: listing.description,
    businessAddress: listing.address,
    businessWebsite: listing.website ?? '',
    businessSocialMedia: listing.socialMedia ?? '',
  });
}
