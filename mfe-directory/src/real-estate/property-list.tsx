import { CardGrid } from '@town/ui/card-grid';
import type { ReactNode } from 'react';
import type { ShownProperty } from './properties-query';
import { PropertyCard } from './property-card';

interface PropertyListProps {
  properties: readonly ShownProperty[];
  /** Shown where there are none. */
  empty: ReactNode;
}

/** Properties as cards. */
export function PropertyList({ properties, empty }: PropertyListProps) {
  if (properties.length === 0) return empty;
  return (
    <CardGrid>
      {properties.map((property) => (
        <PropertyCard key={property.id} property={property} />
      ))}
    </CardGrid>
  );
}
