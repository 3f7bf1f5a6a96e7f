import { pages } from '@town/contracts/pages/paths';
import type { StructuredData } from '@town/slice-kit/page-meta';
import type { Site } from '@town/slice-kit/site';
import { businessStructuredData } from '../businesses/business-structured-data';
import type { ShownPlace } from './place-query';

/** A business, service or church for search engines. */
export function placeStructuredData(
  place: ShownPlace,
  { url, town }: Pick<Site, 'url' | 'town'>,
): StructuredData {
  return {
    ...businessStructuredData(place, town),
    '@type': place.kind === 'churches' ? 'Church' : 'LocalBusiness',
    url: `${url}${pages.place(place.slug)}`,
    ...(place.website && { sameAs: place.website }),
    ...(place.openingHours?.length && {
      openingHoursSpecification: place.openingHours.map((span) => ({
        '@type': 'OpeningHoursSpecification',
        ...span,
      })),
    }),
    ...(place.latitude !== null &&
      place.longitude !== null && {
        geo: {
          '@type': 'GeoCoordinates',
          latitude: place.latitude,
          longitude: place.longitude,
        },
      }),
  };
}
