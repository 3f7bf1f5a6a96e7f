import { hoursText } from '@town/contracts/hours/hours-form';
import type { OwnerListing } from '@town/contracts/owners/listings';

/** The form's initial values. Values that wait for approval are included, because the owner entered them. */
export function valuesOf(listing: OwnerListing) {
  const { name, category, address, waiting } = listing;
  const { description, phone, website, hours, openingHours, businessStatus, amenities } = listing;
  const { socialLinks, menuUrl, moreCategories } = listing;
  return {
    name: waiting.name ?? name,
    category: waiting.category ?? category,
    address: (waiting.address === undefined ? address : waiting.address) ?? '',
    description,
    phone: phone ?? '',
    website: website ?? '',
    socialLinks: socialLinks.join('\n'),
    menuUrl: menuUrl ?? '',
    moreCategories: moreCategories.join('\n'),
    hours: hours ?? '',
    openingHours: hoursText(openingHours),
    businessStatus,
    amenities: amenities?.join('\n') ?? '',
  };
}

/** The values of the form's fields. */
export type ListingValues = ReturnType<typeof valuesOf>;
