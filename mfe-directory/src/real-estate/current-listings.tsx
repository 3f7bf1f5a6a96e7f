import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { FailureNotice } from '@town/ui/failure-notice';
import { FilterSelect } from '@town/ui/filter-select';
import { Skeleton } from '@town/ui/skeleton';
import { useState } from 'react';
import css from './current-listings.module.css';
import { inPriceBand, priceBands } from './price-band';
import { propertiesQuery } from './properties-query';
import { PropertyList } from './property-list';

const types = [
  { value: 'all', label: 'All Types' },
  { value: 'residential', label: 'Residential' },
  { value: 'land', label: 'Land' },
  { value: 'commercial', label: 'Commercial' },
];

const empty = {
  title: 'No properties found matching your criteria.',
  hint: 'Try adjusting your filters or contact a local realtor.',
};

/** Every offer, by type (asked of the server) and price band (sifted here). */
export function CurrentListings() {
  const [type, setType] = useState('all');
  const [band, setBand] = useState('all');
  const query = useQuery(propertiesQuery(type));
  return (
    <>
      <div className={css.filters}>
        <FilterSelect label="Type" options={types} value={type} onChange={setType} />
        <FilterSelect label="Price" options={priceBands} value={band} onChange={setBand} />
      </div>
      <QueryView
        query={query}
        skeleton={<Skeleton label="Loading properties..." />}
        failure={(retry) => <FailureNotice message="Failed to fetch properties" onRetry={retry} />}
      >
        {(properties) => (
          <PropertyList
            properties={properties.filter((property) => inPriceBand(property, band))}
            empty={empty}
          />
        )}
      </QueryView>
    </>
  );
}
