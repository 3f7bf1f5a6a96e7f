import type { TownProfile } from '@town/contracts/settings/town-profile';
import type { StructuredData } from '@town/slice-kit/page-meta';
import { postalAddress } from '@town/slice-kit/postal-address';

interface LocalBusiness {
  name: string;
  description: string;
  phone: string | null;
  address: string | null;
}

/** A business for search engines. */
export function businessStructuredData(business: LocalBusiness, town: TownProfile): StructuredData {
  return {
    '@type': 'LocalBusiness',
    name: business.name,
    description: business.description,
    ...(business.phone && { telephone: business.phone }),
    address: postalAddress(town, business.address?.split(',')[0]),
  };
}
