import { inLanguage } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import type { StructuredData } from '@town/slice-kit/page-meta';
import { postalAddress } from '@town/slice-kit/postal-address';
import type { Site } from '@town/slice-kit/site';

interface LocalBusiness {
  slug: string;
  name: string;
  category: string;
  description: string;
  phone: string | null;
  address: string | null;
}

/** The kind of LocalBusiness that schema.org has for a category. */
const types = new Map([
  ['automotive', 'AutomotiveBusiness'],
  ['beauty', 'HealthAndBeautyBusiness'],
  ['dining', 'FoodEstablishment'],
  ['food', 'FoodEstablishment'],
  ['healthcare', 'MedicalBusiness'],
  ['home_services', 'HomeAndConstructionBusiness'],
  ['real_estate', 'RealEstateAgent'],
  ['restaurant', 'Restaurant'],
  ['retail', 'Store'],
  ['shopping', 'Store'],
  ['short_term_rentals', 'LodgingBusiness'],
]);

/** A business for search engines, in a list or on its page, with the address of that page in the page's language. */
export function businessStructuredData(
  business: LocalBusiness,
  { url, town, language }: Pick<Site, 'url' | 'town' | 'language'>,
): StructuredData {
  return {
    '@type': types.get(business.category) ?? 'LocalBusiness',
    name: business.name,
    description: business.description,
    ...(business.slug && { url: url + inLanguage(language, pages.place(business.slug)) }),
    ...(business.phone && { telephone: business.phone }),
    address: postalAddress(town, business.address?.split(',')[0]),
  };
}
