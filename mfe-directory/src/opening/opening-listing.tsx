import type { DirectoryKind } from '@town/contracts/directory/kinds';
import type { Opening } from '@town/contracts/hours/open-state';
import { Link } from '@town/slice-kit/router';
import { useAddressView } from '@town/slice-kit/use-address-view';
import { useTownMoment } from '@town/slice-kit/use-town-moment';
import { EmptyState } from '@town/ui/empty-state';
import type { ReactNode } from 'react';
import { LocatedList } from '../map/located-list';
import type { ListedPlace } from '../map/map-place';
import { useText } from '../messages/use-text';
import { OpeningControls } from './opening-controls';
import {
  filterByOpening,
  type OpeningFilter,
  openingAddress,
  readOpeningFilter,
} from './opening-filter';

interface OpeningListingProps<Place> {
  tab: DirectoryKind;
  /** What is listed, for screen readers. */
  label: string;
  places: readonly Place[];
  card(place: Place): ReactNode;
}

interface ListingAddress extends OpeningFilter {
  tab: string;
}

const form = {
  read: (parameters: URLSearchParams): ListingAddress => ({
    tab: parameters.get('tab') ?? 'dining',
    ...readOpeningFilter(parameters),
  }),
  write: ({ tab, ...filter }: ListingAddress) => ({ tab, ...openingAddress(filter) }),
};

/** Places as cards, chosen and ordered by whether they are open. */
export function OpeningListing<Place extends ListedPlace & Opening>({
  tab,
  label,
  places,
  card,
}: OpeningListingProps<Place>) {
  const text = useText();
  const [filter, change] = useAddressView(form);
  const shown = filterByOpening(places, filter, useTownMoment());
  return (
    <>
      <OpeningControls tab={tab} filter={filter} onChange={change} />
      {shown.length === 0 ? (
        <EmptyState
          title={text('Nothing here is open then')}
          hint={text('Places whose hours we do not know are not among them.')}
        >
          <Link to={`?tab=${tab}`} preventScrollReset>
            {text('Show all places')}
          </Link>
        </EmptyState>
      ) : (
        <LocatedList label={label} places={shown} card={card} counted={tab !== 'services'} />
      )}
    </>
  );
}
