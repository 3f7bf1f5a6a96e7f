import type { ListingTier } from '@town/contracts/owners/listings';

/** What the plans of a listing are called. */
export const tierNames: Record<ListingTier, string> = { basic: 'Basic', premium: 'Premium' };

/** The fields of a listing as owners read them. */
export const fieldNames: Record<string, string> = {
  name: 'name',
  category: 'category',
  address: 'address',
  website: 'website',
  socialLinks: 'social links',
  menuUrl: 'menu or price list',
  moreCategories: 'further categories',
  pictures: 'pictures',
};

/** The names of fields; a field that this page does not know keeps its own. */
export const namesOf = (fields: readonly string[]) =>
  fields.map((name) => fieldNames[name] ?? name);
