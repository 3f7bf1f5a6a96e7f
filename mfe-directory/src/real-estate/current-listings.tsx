import { pages } from '@town/contracts/pages/paths';
import { usePageLinks } from '@town/slice-kit/page-links';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { Link } from '@town/slice-kit/router';
import { useTownPage } from '@town/slice-kit/town-page';
import { useAddressView } from '@town/slice-kit/use-address-view';
import { ButtonLink } from '@town/ui/button-link';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { FilterForm } from '@town/ui/filter-form';
import { FilterSelect } from '@town/ui/filter-select';
import { ListCount } from '@town/ui/list-count';
import { ListPages } from '@town/ui/list-pages';
import { Skeleton } from '@town/ui/skeleton';
import { useState } from 'react';
import { type Asked, AskedContext } from '../map/asked';
import { useText } from '../messages/use-text';
import { listingAddress, propertyTypeChoices, readListingFilters } from './listing-filters';
import { priceBands } from './price-band';
import { propertiesQuery } from './properties-query';
import { PropertyList } from './property-list';

const addressForm = { read: readListingFilters, write: listingAddress };

/** The offers of a type and a price band, a page at a time. */
export function CurrentListings() {
  const text = useText();
  const [filters, show] = useAddressView(addressForm);
  const query = useQuery(propertiesQuery(filters, filters.page));
  const asked = useState<Asked>({});
  const links = usePageLinks(filters.page, query.data);
  return (
    <>
      <FilterForm>
        <FilterSelect
          label={text('Type')}
          name="type"
          options={propertyTypeChoices.map((choice) => ({ ...choice, label: text(choice.label) }))}
          value={filters.type}
          onChange={(type) => show({ type, page: 1 })}
        />
        <FilterSelect
          label={text('Price')}
          name="price"
          options={priceBands.map((band) => ({ ...band, label: text(band.label) }))}
          value={filters.price}
          onChange={(price) => show({ price, page: 1 })}
        />
      </FilterForm>
      <ListCount list={query.data} one={text('property')} many={text('properties')} />
      <ListPages as={Link} label={text('properties')} page={filters.page} {...links}>
        <QueryView
          query={query}
          skeleton={<Skeleton label={text('Loading properties...')} />}
          failure={(retry) => (
            <FailureNotice message={text('Failed to fetch properties')} onRetry={retry} />
          )}
        >
          {({ items, hasMore }) => (
            <AskedContext value={asked}>
              <PropertyList
                properties={items}
                partOf={filters.page > 1 || hasMore ? filters : null}
                empty={<NoProperties isAll={Object.keys(listingAddress(filters)).length === 0} />}
              />
            </AskedContext>
          )}
        </QueryView>
      </ListPages>
    </>
  );
}

/** @param isAll whether no filter is set, so that a link to all properties would not help */
function NoProperties({ isAll }: { isAll: boolean }) {
  const text = useText();
  const hasRealtors = useTownPage('real-estate').cards('realtors').length > 0;
  return (
    <EmptyState
      title={text('No properties found matching your criteria.')}
      hint={text('Try adjusting your filters or contact a local realtor.')}
    >
      {isAll ? (
        <ButtonLink as={Link} variant="secondary" to={pages.directory}>
          {text('Business Directory')}
        </ButtonLink>
      ) : (
        <ButtonLink as={Link} variant="secondary" to="?" preventScrollReset>
          {text('Show all properties')}
        </ButtonLink>
      )}
      {hasRealtors && (
        <ButtonLink variant="secondary" href="#realtors">
          {text('Local realtors')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
