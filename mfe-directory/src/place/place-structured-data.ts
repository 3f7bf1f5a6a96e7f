import { amenityLabels } from '@town/contracts/amenities/amenities';
import { categoriesOf } from '@town/contracts/businesses/categories';
import { hoursOf } from '@town/slice-kit/hours-of';
import type { StructuredData } from '@town/slice-kit/page-meta';
import { sharedPicture } from '@town/slice-kit/shared-picture';
import type { Site } from '@town/slice-kit/site';
import { businessStructuredData } from '../businesses/business-structured-data';
import { geoOf } from '../record/geo';
import type { ShownPlace } from './place-query';

/** Whether a business serves meals: in schema.org only such a business has a menu. */
const serves = ({ category, moreCategories }: ShownPlace) =>
  [category, ...moreCategories].some((each) => categoriesOf('dining').includes(each));

/** A type that only the record shows; undefined where the category says it. */
function typeOf({ kind, category }: ShownPlace, hasMenu: boolean): string | undefined {
  if (kind === 'churches') return 'Church';
  const isKnownToServe = categoriesOf('dining').includes(category);
  return hasMenu && !isKnownToServe ? 'FoodEstablishment' : undefined;
}

/**
 * A business, service or church for search engines.
 * @param label translates the label of an amenity to the language of the page
 */
export function placeStructuredData(
  place: ShownPlace,
  site: Pick<Site, 'url' | 'town' | 'language'>,
  label: (english: string) => string,
): StructuredData {
  const pagesElsewhere = [place.website, ...place.socialLinks].filter((each) => each !== null);
  const picture = sharedPicture(place, site.url);
  const openingHours = hoursOf(place.openingHours, place);
  const hasMenu = place.menuUrl !== null && serves(place);
  const type = typeOf(place, hasMenu);
  return {
    ...businessStructuredData(place, site),
    ...(type && { '@type': type }),
    ...(picture && { image: picture.src }),
    ...(pagesElsewhere.length > 0 && { sameAs: pagesElsewhere }),
    ...(hasMenu && { hasMenu: place.menuUrl }),
    ...(openingHours?.length && {
      openingHoursSpecification: openingHours.map((span) => ({
        '@type': 'OpeningHoursSpecification',
        ...span,
      })),
    }),
    ...offersOf(place, label),
    ...geoOf(place),
  };
}

/** The amenities of a place. Some of them have their own properties in schema.org. */
function offersOf(place: ShownPlace, label: (english: string) => string): Record<string, unknown> {
  const { amenities } = place;
  const features = amenities.filter(
    (each) => each !== 'cash-only' && each !== 'takes-reservations',
  );
  return {
    ...(features.length > 0 && {
      amenityFeature: features.map((amenity) => ({
        '@type': 'LocationFeatureSpecification',
        name: label(amenityLabels[amenity]),
        value: true,
      })),
    }),
    ...(amenities.includes('takes-reservations') && serves(place) && { acceptsReservations: true }),
    ...(amenities.includes('cash-only') &&
      place.kind !== 'churches' && { paymentAccepted: 'Cash' }),
  };
}
