import { type Amenity, amenityLabels } from '@town/contracts/amenities/amenities';
import { useAnyText } from '@town/language/text-of';
import { Check } from 'lucide-react';
import css from './amenity-list.module.css';

/** The amenities of a place; nothing if it has none. The caller's catalog has their labels in Spanish. */
export function AmenityList({ amenities }: { amenities: readonly Amenity[] }) {
  const anyText = useAnyText();
  if (amenities.length === 0) return null;
  return (
    <ul className={css.amenities}>
      {amenities.map((amenity) => (
        <li key={amenity}>
          <Check size={18} aria-hidden />
          {anyText(amenityLabels[amenity])}
        </li>
      ))}
    </ul>
  );
}
