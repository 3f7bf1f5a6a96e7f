import { type DirectoryKind, directoryKinds } from '@town/contracts/directory/kinds';
import { pages } from '@town/contracts/pages/paths';
import { readPage } from '@town/slice-kit/paged-query';
import { useHref, useSearchParams } from '@town/slice-kit/router';
import { useTownMoment } from '@town/slice-kit/use-town-moment';
import { Tabs } from '@town/ui/tabs';
import { type ReactNode, useState } from 'react';
import { BusinessCard } from '../businesses/business-card';
import { dining, shopping } from '../businesses/businesses-query';
import { listingQuery, mostOnMap } from '../listing/listing-query';
import { wholeListing } from '../listing/listing-view';
import { type Asked, AskedContext } from '../map/asked';
import { LocatedList } from '../map/located-list';
import { useText } from '../messages/use-text';
import { OpeningListing } from '../opening/opening-listing';
import { allProperties, propertiesQuery } from '../real-estate/properties-query';
import { PropertyCard } from '../real-estate/property-card';
import { propertiesOnMapQuery, propertyPlace } from '../real-estate/property-place';
import { ChurchCard } from './church-card';
import { churches, services } from './directory-queries';
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
  dining: () => <BusinessPanel kind="dining" source={dining} />,
  shopping: () => <BusinessPanel kind="shopping" source={shopping} />,
  services: () => <ServicePanel />,
  churches: () => <ChurchPanel />,
  'real-estate': () => <PropertyPanel />,
};

interface BusinessPanelProps {
  kind: 'dining' | 'shopping';
  source: typeof dining;
}

function BusinessPanel({ kind, source }: BusinessPanelProps) {
  const text = useText();
  return (
    <OpeningListing
      tab={kind}
      source={source}
      label={text(kind)}
      counted={{ one: text('place'), many: text('places') }}
      failure={text('Failed to fetch businesses')}
      empty={text(
        kind === 'dining' ? 'No dining establishments found' : 'No shopping establishments found',
      )}
      card={(business) => <BusinessCard business={business} headingLevel={2} />}
    />
  );
}

function ServicePanel() {
  const text = useText();
  return (
    <OpeningListing
      tab="services"
      source={services}
      label={text('services')}
      counted={{ one: text('service'), many: text('services') }}
      failure={text('Failed to fetch services')}
      empty={text('No services found')}
      card={(service) => <ServiceCard service={service} />}
    />
  );
}

function ChurchPanel() {
  const text = useText();
  const [parameters] = useSearchParams();
  const page = readPage(parameters);
  const { clock } = useTownMoment();
  return (
    <ListingPanel
      query={listingQuery(churches, { ...wholeListing, page }, clock)}
      page={page}
      noun={text('churches')}
      counted={{ one: text('church'), many: text('churches') }}
      failure={text('Failed to fetch churches')}
      empty={text('No churches found')}
      list={(shown, isWhole) => (
        <LocatedList
          label={text('churches')}
          places={shown}
          whole={isWhole ? null : listingQuery(churches, wholeListing, clock, mostOnMap)}
          card={(church) => <ChurchCard church={church} />}
        />
      )}
    />
  );
}

function PropertyPanel() {
  const text = useText();
  const [parameters] = useSearchParams();
  const page = readPage(parameters);
  return (
    <ListingPanel
      query={propertiesQuery(allProperties, page)}
      page={page}
      noun={text('properties')}
      counted={{ one: text('property'), many: text('properties') }}
      failure={text('Failed to fetch properties')}
      empty={text('No properties currently listed')}
      list={(properties, isWhole) => (
        <LocatedList
          label={text('properties')}
          places={properties.map(propertyPlace)}
          whole={isWhole ? null : propertiesOnMapQuery(allProperties)}
          card={(property) => <PropertyCard property={property} headingLevel={2} withAddress />}
        />
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
