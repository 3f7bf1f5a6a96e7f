import type { DirectoryKind } from '@town/contracts/directory/kinds';
import { Link } from '@town/slice-kit/router';
import { ChoiceLinks } from '@town/ui/choice-links';
import { useState } from 'react';
import { useText } from '../messages/use-text';
import { AmenityChoices } from './amenity-choices';
import css from './opening-controls.module.css';
import { type FilterChange, isWhole, type OpeningFilter, openingAddress } from './opening-filter';
import { TimeChoice } from './time-choice';

interface OpeningControlsProps {
  tab: DirectoryKind;
  filter: OpeningFilter;
  onChange(change: FilterChange): void;
}

/**
 * Filters places by their opening hours and amenities. Every choice is a link or a form with its own
 * address, so it works without scripts and can be shared.
 */
export function OpeningControls({ tab, filter, onChange }: OpeningControlsProps) {
  const text = useText();
  const offers = filter.amenities.length > 0;
  // The part stays open when its last choice is removed, because the focus is on that choice.
  const [isOpen, setOpen] = useState(offers);
  const choice = (label: string, isChosen: boolean, change: FilterChange) => ({
    label,
    to: `?${new URLSearchParams({ tab, ...openingAddress({ ...filter, ...change(filter) }) })}`,
    isChosen,
    onChoose: () => onChange(change),
  });
  return (
    <search className={css.controls} aria-label={text('Which places')}>
      <ChoiceLinks
        as={Link}
        label={text('Which places')}
        choices={[
          choice(text('All'), isWhole(filter), () => ({ open: 'any', amenities: [] })),
          choice(text('Open now'), isOpenNow(filter), (latest) => ({
            open: isOpenNow(latest) ? 'any' : 'now',
          })),
          choice(text('Open first'), isSorted(filter), (latest) => ({
            sort: isSorted(latest) ? 'name' : 'open',
          })),
        ]}
      />
      <TimeChoice {...{ tab, filter }} onChange={(part) => onChange(() => part)} />
      <details
        className={css.another}
        open={isOpen || offers}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{text('What it offers')}</summary>
        <AmenityChoices chosen={filter.amenities} choice={choice} />
      </details>
    </search>
  );
}

const isOpenNow = ({ open }: OpeningFilter) => open === 'now';
const isSorted = ({ sort }: OpeningFilter) => sort === 'open';
