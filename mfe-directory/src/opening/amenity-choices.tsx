import {
  type Amenity,
  amenities,
  amenityLabels,
  knownAmenities,
} from '@town/contracts/amenities/amenities';
import { useAnyText } from '@town/language/text-of';
import { Link } from '@town/slice-kit/router';
import { ChoiceLinks } from '@town/ui/choice-links';
import { useText } from '../messages/use-text';

interface AmenityChoicesProps {
  chosen: readonly Amenity[];
  /** The address of the places that offer all of some choices. */
  to(amenities: readonly Amenity[]): string;
}

/** Chooses places by what they offer. Each choice is a link that adds it or takes it away. */
export function AmenityChoices({ chosen, to }: AmenityChoicesProps) {
  const text = useText();
  const anyText = useAnyText();
  return (
    <ChoiceLinks
      as={Link}
      label={text('What it offers')}
      choices={amenities.map((amenity) => {
        const isChosen = chosen.includes(amenity);
        const others = chosen.filter((each) => each !== amenity);
        return {
          label: anyText(amenityLabels[amenity]),
          to: to(isChosen ? others : knownAmenities([...others, amenity])),
          isChosen,
        };
      })}
    />
  );
}
