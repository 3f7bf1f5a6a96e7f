import { inLanguage } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import type { StructuredData } from '@town/slice-kit/page-meta';
import { postalAddress } from '@town/slice-kit/postal-address';
import type { Site } from '@town/slice-kit/site';

interface LocalBusiness {
  slug: string;
  name: string;
  description: string;
  phone: string | null;
  address: string | null;
}

/**
 * A business for search engines, with the address of its page in the language of this one. Only that page
 * names the specific type: the list of types would be too large for the first view of the directory.
 */
export function businessStructuredData(
  business: LocalBusiness,
  { url, town, language }: Pick<Site, 'url' | 'town' | 'language'>,
): StructuredData {
  return {
    '@type': 'LocalBusiness',
    name: business.name,
    description: business.description,
    ...(business.slug && { url: url + inLanguage(language, pages.place(business.slug)) }),
    ...(business.phone && { telephone: business.phone }),
    address: postalAddress(town, business.address?.split(',')[0]),
  };
}
