import type { ReactNode } from 'react';
import { LocatedList } from '../map/located-list';
import { useText } from '../messages/use-text';
import type { PropertyChoice, ShownProperty } from './properties-query';
import { PropertyCard } from './property-card';
import { propertiesOnMapQuery, propertyPlace } from './property-place';

interface PropertyListProps {
  properties: readonly ShownProperty[];
  /** The list of which `properties` is one page; null if it is the whole list. */
  partOf: PropertyChoice | null;
  /** Shown if there are no properties. */
  empty: ReactNode;
}

/** Properties as cards, with a map on request. */
export function PropertyList({ properties, partOf, empty }: PropertyListProps) {
  const text = useText();
  if (properties.length === 0) return empty;
  return (
    <LocatedList
      label={text('properties')}
      places={properties.map(propertyPlace)}
      whole={partOf && propertiesOnMapQuery(partOf)}
      card={(property) => <PropertyCard property={property} />}
    />
  );
}
