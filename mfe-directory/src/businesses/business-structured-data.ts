import { town } from '@town/contracts/town';
import type { StructuredData } from '@town/slice-kit/page-meta';

interface LocalBusiness {
  name: string;
  description: string;
  phone: string | null;
  address: string | null;
}

/** A business as search engines read it. */
export function businessStructuredData(business: LocalBusiness): StructuredData {
  return {
    '@type': 'LocalBusiness',
    name: business.name,
    description: business.description,
    ...(business.phone && { telephone: business.phone }),
    address: {
      '@type': 'PostalAddress',
      ...(business.address && { streetAddress: business.address.split(',')[0] }),
      addressLocality: town.name,
      addressRegion: town.stateCode,
      postalCode: town.postalCode,
      addressCountry: 'US',
    },
  };
}
