import { type Amenity, amenityLabels } from '@town/contracts/amenities/amenities';
import { useAnyText } from '@town/language/text-of';
import { Check } from 'lucide-react';
import { useText } from '../messages/use-text';
import css from './place-amenities.module.css';

/** The amenities of a place, as a list. */
export function PlaceAmenities({ amenities }: { amenities: readonly Amenity[] }) {
  const text = useText();
  const anyText = useAnyText();
  if (amenities.length === 0) return null;
  return (
    <section aria-labelledby="place-amenities">
      <h2 id="place-amenities">{text('What it offers')}</h2>
      <ul className={css.amenities}>
        {amenities.map((amenity) => (
          <li key={amenity}>
            <Check size={18} aria-hidden />
            {anyText(amenityLabels[amenity])}
          </li>
        ))}
      </ul>
    </section>
  );
}
