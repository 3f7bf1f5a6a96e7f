import type { DirectoryKind } from '@town/contracts/directory/kinds';
import { Link } from '@town/slice-kit/router';
import { ChoiceLinks } from '@town/ui/choice-links';
import { useState } from 'react';
import { useText } from '../messages/use-text';
import { AmenityChoices } from './amenity-choices';
import css from './opening-controls.module.css';
import { isWhole, type OpeningFilter, openingAddress } from './opening-filter';
import { TimeChoice } from './time-choice';

interface OpeningControlsProps {
  tab: DirectoryKind;
  filter: OpeningFilter;
  onChange(change: Partial<OpeningFilter>): void;
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
  const to = (change: Partial<OpeningFilter>) =>
    `?${new URLSearchParams({ tab, ...openingAddress({ ...filter, ...change }) })}`;
  const choice = (label: string, change: Partial<OpeningFilter>, isChosen: boolean) => ({
    label,
    to: to(change),
    isChosen,
  });
  const isNow = filter.open === 'now';
  const isSorted = filter.sort === 'open';
  return (
    <search className={css.controls} aria-label={text('Which places')}>
      <ChoiceLinks
        as={Link}
        label={text('Which places')}
        choices={[
          choice(text('All'), { open: 'any', amenities: [] }, isWhole(filter)),
          choice(text('Open now'), { open: isNow ? 'any' : 'now' }, isNow),
          choice(text('Open first'), { sort: isSorted ? 'name' : 'open' }, isSorted),
        ]}
      />
      <TimeChoice {...{ tab, filter, onChange }} />
      <details
        className={css.another}
        open={isOpen || offers}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{text('What it offers')}</summary>
        <AmenityChoices chosen={filter.amenities} to={(amenities) => to({ amenities })} />
      </details>
    </search>
  );
}
