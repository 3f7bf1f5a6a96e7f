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

/**
 * The kind of LocalBusiness that schema.org has for a category: after the category, and at the start for any
 * other category. The list is part of the first view of the directory, so it is short.
 */
const types =
  'LocalBusiness automotive AutomotiveBusiness beauty HealthAndBeautyBusiness dining FoodEstablishment food FoodEstablishment healthcare MedicalBusiness home_services HomeAndConstructionBusiness real_estate RealEstateAgent restaurant Restaurant retail Store shopping Store short_term_rentals LodgingBusiness'.split(
    ' ',
  );

/** A business for search engines, with the address of its page in the language of this one. */
export function businessStructuredData(
  business: LocalBusiness,
  { url, town, language }: Pick<Site, 'url' | 'town' | 'language'>,
): StructuredData {
  return {
    '@type': `${types[types.indexOf(business.category) + 1]}`,
    name: business.name,
    description: business.description,
    ...(business.slug && { url: url + inLanguage(language, pages.place(business.slug)) }),
    ...(business.phone && { telephone: business.phone }),
    address: postalAddress(town, business.address?.split(',')[0]),
  };
}
