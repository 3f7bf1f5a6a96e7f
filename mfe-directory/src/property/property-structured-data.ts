import { inLanguage } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import type { StructuredData } from '@town/slice-kit/page-meta';
import { postalAddress } from '@town/slice-kit/postal-address';
import { sharedPicture } from '@town/slice-kit/shared-picture';
import type { Site } from '@town/slice-kit/site';
import type { ShownProperty } from '../real-estate/properties-query';
import { geoOf } from '../record/geo';

/** A property for search engines. */
export function propertyStructuredData(
  property: ShownProperty,
  site: Pick<Site, 'url' | 'town' | 'language'>,
): StructuredData {
  const url = site.url + inLanguage(site.language, pages.property(property.slug));
  const picture = sharedPicture(property, site.url);
  return {
    '@type': 'RealEstateListing',
    name: property.title,
    description: property.description,
    url,
    ...(picture && { image: picture.src }),
    offers: { '@type': 'Offer', price: property.price, priceCurrency: 'USD', url },
    contentLocation: {
      '@type': 'Place',
      address: postalAddress(site.town, property.address.split(',')[0]),
      ...geoOf(property),
    },
  };
}
