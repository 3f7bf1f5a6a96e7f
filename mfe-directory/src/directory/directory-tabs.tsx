import { type DirectoryKind, directoryKinds } from '@town/contracts/directory/kinds';
import { CardGrid } from '@town/ui/card-grid';
import { Tabs } from '@town/ui/tabs';
import type { ReactNode } from 'react';
import { BusinessCard } from '../businesses/business-card';
import { diningQuery, shoppingQuery } from '../businesses/businesses-query';
import { OpeningListing } from '../opening/opening-listing';
import { propertiesQuery } from '../real-estate/properties-query';
import { PropertyCard } from '../real-estate/property-card';
import { ChurchCard } from './church-card';
import { churchesQuery, servicesQuery } from './directory-queries';
import { tabHref } from './directory-tab';
import { ListingPanel } from './listing-panel';
import { ServiceCard } from './service-card';

const businessTab = (value: 'dining' | 'shopping', label: string, query: typeof diningQuery) => ({
  value,
  label,
  panel: (
    <ListingPanel
      query={query}
      noun={value}
      source="businesses"
      empty={`No ${value} establishments found`}
      list={(businesses) => (
        <OpeningListing
          tab={value}
          places={businesses}
          card={(business) => (
            <BusinessCard key={business.id} business={business} headingLevel={2} />
          )}
        />
      )}
    />
  ),
});

const tabs: readonly { value: DirectoryKind; label: string; panel: ReactNode }[] = [
  businessTab('dining', 'Dining', diningQuery),
  businessTab('shopping', 'Shopping', shoppingQuery),
  {
    value: 'services',
    label: 'Services',
    panel: (
      <ListingPanel
        query={servicesQuery}
        noun="services"
        source="services"
        empty="No services found"
        list={(services) => (
          <OpeningListing
            tab="services"
            places={services}
            card={(service) => <ServiceCard key={service.id} service={service} />}
          />
        )}
      />
    ),
  },
  {
    value: 'churches',
    label: 'Churches',
    panel: (
      <ListingPanel
        query={churchesQuery}
        noun="churches"
        source="churches"
        empty="No churches found"
        list={(churches) => (
          <CardGrid label="churches">
            {churches.map((church) => (
              <ChurchCard key={church.id} church={church} />
            ))}
          </CardGrid>
        )}
      />
    ),
  },
  {
    value: 'real-estate',
    label: 'Real Estate',
    panel: (
      <ListingPanel
        query={propertiesQuery('all')}
        noun="properties"
        source="properties"
        empty="No properties currently listed"
        list={(properties) => (
          <CardGrid label="properties">
            {properties.map((property) => (
              <PropertyCard key={property.id} property={property} headingLevel={2} withAddress />
            ))}
          </CardGrid>
        )}
      />
    ),
  },
];

interface DirectoryTabsProps {
  open: DirectoryKind;
  onChange(kind: DirectoryKind): void;
}

/** The five kinds of the directory, one at a time. */
export function DirectoryTabs({ open, onChange }: DirectoryTabsProps) {
  return (
    <Tabs
      label="Kinds of listings"
      tabs={tabs.map((tab) => ({ ...tab, href: tabHref(tab.value) }))}
      value={open}
      onChange={(value) => {
        const kind = directoryKinds.find((known) => known === value);
        if (kind) onChange(kind);
      }}
    />
  );
}
