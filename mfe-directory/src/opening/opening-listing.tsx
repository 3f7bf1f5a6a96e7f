import type { DirectoryKind } from '@town/contracts/directory/kinds';
import type { Opening } from '@town/contracts/hours/open-state';
import { Link } from '@town/slice-kit/router';
import { useAddressView } from '@town/slice-kit/use-address-view';
import { useTownMoment } from '@town/slice-kit/use-town-moment';
import { EmptyState } from '@town/ui/empty-state';
import type { ComponentProps, ReactNode } from 'react';
import { ListingPanel } from '../directory/listing-panel';
import { type ListingSource, listingQuery, mostOnMap } from '../listing/listing-query';
import { type ListingView, listingViewAddress, readListingView } from '../listing/listing-view';
import { LocatedList } from '../map/located-list';
import type { ListedPlace } from '../map/map-place';
import { useText } from '../messages/use-text';
import { OpeningControls } from './opening-controls';
import { isWhole, type OpeningFilter } from './opening-filter';

interface OpeningListingProps<Place> {
  tab: DirectoryKind;
  source: ListingSource<Place>;
  /** The name of the list, in lower case. */
  label: string;
  counted: ComponentProps<typeof ListingPanel>['counted'];
  failure: string;
  empty: string;
  card(place: Place): ReactNode;
}

interface ListingAddress extends ListingView {
  tab: string;
}

const form = {
  read: (parameters: URLSearchParams): ListingAddress => ({
    tab: parameters.get('tab') ?? 'dining',
    ...readListingView(parameters),
  }),
  write: ({ tab, ...view }: ListingAddress) => ({ tab, ...listingViewAddress(view) }),
};

/** Places as cards, a page at a time, with filters and an order by opening hours. */
export function OpeningListing<Place extends ListedPlace & Opening>({
  tab,
  source,
  label,
  counted,
  failure,
  empty,
  card,
}: OpeningListingProps<Place>) {
  const [{ filter, page }, change] = useAddressView(form);
  const { clock } = useTownMoment();
  return (
    <ListingPanel
      query={listingQuery(source, { filter, page }, clock)}
      page={page}
      noun={label}
      counted={counted}
      controls={
        <OpeningControls
          tab={tab}
          filter={filter}
          onChange={(choose) =>
            change(({ filter: latest }) => ({
              filter: { ...latest, ...choose(latest) },
              page: 1,
            }))
          }
        />
      }
      failure={failure}
      empty={empty}
      none={isWhole(filter) ? undefined : <NothingFound tab={tab} filter={filter} />}
      list={(places, isAll) => (
        <LocatedList
          label={label}
          places={places}
          whole={isAll ? null : listingQuery(source, { filter, page: 1 }, clock, mostOnMap)}
          card={card}
          counted={tab !== 'services'}
        />
      )}
    />
  );
}

function NothingFound({ tab, filter }: { tab: DirectoryKind; filter: OpeningFilter }) {
  const text = useText();
  // With both kinds of choices, "open now" alone would be the wrong reason.
  const open = filter.amenities.length > 0 ? 'any' : filter.open;
  return (
    <EmptyState
      title={text(
        open === 'any'
          ? 'Nothing here offers all of that'
          : open === 'now'
            ? 'Nothing here is open now'
            : 'Nothing here is open then',
      )}
      hint={text(
        open === 'any'
          ? 'Places that have not told us what they offer are not among them.'
          : 'Places whose hours we do not know are not among them.',
      )}
    >
      <Link to={`?tab=${tab}`} preventScrollReset>
        {text('Show all places')}
      </Link>
    </EmptyState>
  );
}
