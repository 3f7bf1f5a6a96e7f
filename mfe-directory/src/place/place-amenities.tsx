import type { Amenity } from '@town/contracts/amenities/amenities';
import { AmenityList } from '@town/ui/amenity-list';
import { useText } from '../messages/use-text';

/** The amenities of a place, with a heading. */
export function PlaceAmenities({ amenities }: { amenities: readonly Amenity[] }) {
  const text = useText();
  if (amenities.length === 0) return null;
  return (
    <section aria-labelledby="place-amenities">
      <h2 id="place-amenities">{text('What it offers')}</h2>
      <AmenityList amenities={amenities} />
    </section>
  );
}
