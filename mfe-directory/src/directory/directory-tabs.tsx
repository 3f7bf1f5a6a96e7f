import { type DirectoryKind, directoryKinds } from '@town/contracts/directory/kinds';
import { pages } from '@town/contracts/pages/paths';
import { useHref } from '@town/slice-kit/router';
import { CardGrid } from '@town/ui/card-grid';
import { Tabs } from '@town/ui/tabs';
import { type ReactNode, useState } from 'react';
import { BusinessCard } from '../businesses/business-card';
import { diningQuery, shoppingQuery } from '../businesses/businesses-query';
import { type Asked, AskedContext } from '../map/asked';
import { LocatedList } from '../map/located-list';
import { useText } from '../messages/use-text';
import { OpeningListing } from '../opening/opening-listing';
import { propertiesQuery } from '../real-estate/properties-query';
import { PropertyCard } from '../real-estate/property-card';
import { ChurchCard } from './church-card';
import { churchesQuery, servicesQuery } from './directory-queries';
import { ListingPanel } from './listing-panel';
import { ServiceCard } from './service-card';

const labels = {
  dining: 'Dining',
  shopping: 'Shopping',
  services: 'Services',
  churches: 'Churches',
  'real-estate': 'Real Estate',
} as const satisfies Record<DirectoryKind, string>;

const panels: Record<DirectoryKind, () => ReactNode> = {
  dining: () => <BusinessPanel kind="dining" query={diningQuery} />,
  shopping: () => <BusinessPanel kind="shopping" query={shoppingQuery} />,
  services: () => <ServicePanel />,
  churches: () => <ChurchPanel />,
  'real-estate': () => <PropertyPanel />,
};

interface BusinessPanelProps {
  kind: 'dining' | 'shopping';
  query: typeof diningQuery;
}

function BusinessPanel({ kind, query }: BusinessPanelProps) {
  const text = useText();
  return (
    <ListingPanel
      query={query}
      noun={text(kind)}
      failure={text('Failed to fetch businesses')}
      empty={text(
        kind === 'dining' ? 'No dining establishments found' : 'No shopping establishments found',
      )}
      list={(businesses) => (
        <OpeningListing
          tab={kind}
          label={text(kind)}
          places={businesses}
          card={(business) => <BusinessCard business={business} headingLevel={2} />}
        />
      )}
    />
  );
}

function ServicePanel() {
  const text = useText();
  return (
    <ListingPanel
      query={servicesQuery}
      noun={text('services')}
      failure={text('Failed to fetch services')}
      empty={text('No services found')}
      list={(services) => (
        <OpeningListing
          tab="services"
          label={text('services')}
          places={services}
          card={(service) => <ServiceCard service={service} />}
        />
      )}
    />
  );
}

function ChurchPanel() {
  const text = useText();
  return (
    <ListingPanel
      query={churchesQuery}
      noun={text('churches')}
      failure={text('Failed to fetch churches')}
      empty={text('No churches found')}
      list={(churches) => (
        <LocatedList
          label={text('churches')}
          places={churches}
          card={(church) => <ChurchCard church={church} />}
        />
      )}
    />
  );
}

function PropertyPanel() {
  const text = useText();
  return (
    <ListingPanel
      query={propertiesQuery('all')}
      noun={text('properties')}
      failure={text('Failed to fetch properties')}
      empty={text('No properties currently listed')}
      list={(properties) => (
        <CardGrid label={text('properties')}>
          {properties.map((property) => (
            <PropertyCard key={property.id} property={property} headingLevel={2} withAddress />
          ))}
        </CardGrid>
      )}
    />
  );
}

interface DirectoryTabsProps {
  open: DirectoryKind;
  onChange(kind: DirectoryKind): void;
}

/** The five kinds of the directory, one at a time. */
export function DirectoryTabs({ open, onChange }: DirectoryTabsProps) {
  const text = useText();
  const directory = useHref(pages.directory);
  return (
    <AskedContext value={useState<Asked>({})}>
      <Tabs
        label={text('Kinds of listings')}
        tabs={directoryKinds.map((kind) => ({
          value: kind,
          label: text(labels[kind]),
          panel: panels[kind](),
          href: `${directory}?tab=${kind}`,
        }))}
        value={open}
        onChange={(value) => {
          const kind = directoryKinds.find((known) => known === value);
          if (kind) onChange(kind);
        }}
      />
    </AskedContext>
  );
}
