import type { ListingTier } from '@town/contracts/owners/listings';
import { useTexts } from '@town/language/texts';
import { type PlainMessage, useText } from '../messages/use-text';
import { listed } from '../words';

/** What the plans of a listing are called. */
export const tierNames: Record<ListingTier, string> = { basic: 'Basic', premium: 'Premium' };

/** The fields of a listing as owners read them. */
export const fieldNames: Record<string, PlainMessage> = {
  name: 'name',
  category: 'category',
  address: 'address',
  website: 'website',
  socialLinks: 'social links',
  menuUrl: 'menu or price list',
  moreCategories: 'further categories',
  pictures: 'pictures',
};

/** Lists the names of fields: "name and address". A field that this page does not know keeps its own. */
export function useFieldNames(): (fields: readonly string[]) => string {
  const text = useText();
  const { language } = useTexts();
  return (fields) => {
    const names = fields.map((field) => {
      const known = fieldNames[field];
      return known ? text(known) : field;
    });
    return listed(names, language);
  };
}
