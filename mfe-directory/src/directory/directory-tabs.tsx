import type { DirectoryKind } from '@town/contracts/directory-kinds';
import { Tabs } from '@town/ui/tabs';
import type { ReactNode } from 'react';
import { BusinessCard } from '../businesses/business-card';
import { diningQuery, shoppingQuery } from '../businesses/businesses-query';
import { propertiesQuery } from '../real-estate/properties-query';
import { PropertyCard } from '../real-estate/property-card';
import { ChurchCard } from './church-card';
import { churchesQuery, servicesQuery } from './directory-queries';
import { tabHref } from './directory-tab';
import { ListingPanel } from './listing-panel';
import { ServiceCard } from './service-card';

const tabs: readonly { value: DirectoryKind; label: string; panel: ReactNode }[] = [
  {
    value: 'dining',
    label: 'Dining',
    panel: (
      <ListingPanel
        query={diningQuery}
        noun="dining"
        source="businesses"
        empty="No dining establishments found"
        card={(business) => <BusinessCard key={business.id} business={business} headingLevel={2} />}
      />
    ),
  },
  {
    value: 'shopping',
    label: 'Shopping',
    panel: (
      <ListingPanel
        query={shoppingQuery}
        noun="shopping"
        source="businesses"
        empty="No shopping establishments found"
        card={(business) => <BusinessCard key={business.id} business={business} headingLevel={2} />}
      />
    ),
  },
  {
    value: 'services',
    label: 'Services',
    panel: (
      <ListingPanel
        query={servicesQuery}
        noun="services"
        source="services"
        empty="No services found"
        card={(service) => <ServiceCard key={service.id} service={service} />}
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
        card={(church) => <ChurchCard key={church.id} church={church} />}
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
        card={(property) => <PropertyCard key={property.id} property={property} headingLevel={2} />}
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
      onChange={(value) => onChange(value as DirectoryKind)}
    />
  );
}
