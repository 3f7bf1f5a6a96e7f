import { amenities, amenityLabels } from '@town/contracts/amenities/amenities';
import { useAnyText } from '@town/language/text-of';
import { Link } from '@town/slice-kit/router';
import { ChoiceLinks } from '@town/ui/choice-links';
import { useText } from '../messages/use-text';

interface AmenityChoicesProps {
  chosen: readonly string[];
  /** Returns the address of the list of places that offer all these amenities. */
  to(amenities: readonly string[]): string;
}

/** Filters places by their amenities. Each choice is a link that adds or removes it. */
export function AmenityChoices({ chosen, to }: AmenityChoicesProps) {
  const text = useText();
  const anyText = useAnyText();
  return (
    <ChoiceLinks
      as={Link}
      label={text('What it offers')}
      choices={amenities.map((amenity) => {
        return {
          label: anyText(amenityLabels[amenity]),
          to: to(amenities.filter((each) => chosen.includes(each) !== (each === amenity))),
          isChosen: chosen.includes(amenity),
        };
      })}
    />
  );
}
