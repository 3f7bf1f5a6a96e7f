import type { OwnerListing } from '@town/contracts/owners/listings';
import { Button } from '@town/ui/button';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import css from '../account.module.css';
import { type PlainMessage, useText } from '../messages/use-text';
import { useCategoryLabel } from './category-label';
import { statusLabels } from './listing-fields';
import { type ListingValues, valuesOf } from './listing-values';

const labels: Record<keyof ListingValues, PlainMessage> = {
  name: 'Business name',
  category: 'Category',
  address: 'Address',
  description: 'Description',
  phone: 'Phone',
  website: 'Website',
  socialLinks: 'Social links',
  menuUrl: 'Menu or price list',
  moreCategories: 'Further categories',
  hours: 'Hours in words',
  openingHours: 'Opening hours',
  businessStatus: 'Business status',
  amenities: 'What you offer',
};

/** Names of fields that are plural, for the grammar of the message. Their values are too long to show. */
const plurals = ['amenities', 'openingHours', 'socialLinks', 'moreCategories'];

interface ListingConflictProps {
  /** What the form was first filled from. */
  before: ListingValues;
  /** The listing that is stored now. */
  theirs: OwnerListing;
  busy: boolean;
  onSaveMine(): void;
  onTakeTheirs(): void;
}

/** Shows the changes of another person. The typed text stays in the form until the owner decides. */
export function ListingConflict({
  before,
  theirs,
  busy,
  onSaveMine,
  onTakeTheirs,
}: ListingConflictProps) {
  const text = useText();
  const change = useChange();
  const now = valuesOf(theirs);
  const changed = (Object.keys(labels) as (keyof typeof labels)[]).filter(
    (name) => before[name] !== now[name],
  );
  return (
    <FocusOnMount>
      <Notice tone="warning" title={text('Somebody changed this listing while you were editing')}>
        <p>
          {text('Nothing that you typed is lost, and nothing of it is saved yet.')}{' '}
          {text('Where you had changed nothing, the form now has their text.')}
        </p>
        <ul>
          {changed.map((name) => (
            <li key={name}>{change(name, now)}</li>
          ))}
        </ul>
        <p className={css.actions}>
          <Button busy={busy} onClick={onSaveMine}>
            {text('Save mine')}
          </Button>
          <Button variant="secondary" idle={busy} onClick={onTakeTheirs}>
            {text('Take theirs')}
          </Button>
        </p>
      </Notice>
    </FocusOnMount>
  );
}

/** Returns a function that says what a field has become. */
function useChange(): (name: keyof ListingValues, now: ListingValues) => string {
  const text = useText();
  const categoryLabel = useCategoryLabel();
  function shown(name: keyof ListingValues, now: ListingValues): string {
    if (name === 'category') return categoryLabel(now.category);
    return name === 'businessStatus' ? text(statusLabels[now.businessStatus]) : now[name];
  }
  return (name, now) => {
    const field = text(labels[name]);
    return plurals.includes(name)
      ? text('{field} were changed', { field })
      : text('{field} is now “{value}”', { field, value: shown(name, now) });
  };
}
