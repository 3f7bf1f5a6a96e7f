import { amenities, amenityLabels } from '@town/contracts/amenities/amenities';
import { useAnyText } from '@town/language/text-of';
import { Link } from '@town/slice-kit/router';
import { type Choice, ChoiceLinks } from '@town/ui/choice-links';
import { useText } from '../messages/use-text';
import type { FilterChange } from './opening-filter';

interface AmenityChoicesProps {
  chosen: readonly string[];
  /** Creates the link of a choice. */
  choice(label: string, isChosen: boolean, change: FilterChange): Choice;
}

/** Filters places by their amenities. Each choice is a link that adds or removes it. */
export function AmenityChoices({ chosen, choice }: AmenityChoicesProps) {
  const text = useText();
  const anyText = useAnyText();
  return (
    <ChoiceLinks
      as={Link}
      label={text('What it offers')}
      choices={amenities.map((amenity) =>
        choice(anyText(amenityLabels[amenity]), chosen.includes(amenity), (latest) => ({
          amenities: amenities.filter(
            (each) => latest.amenities.includes(each) !== (each === amenity),
          ),
        })),
      )}
    />
  );
}
