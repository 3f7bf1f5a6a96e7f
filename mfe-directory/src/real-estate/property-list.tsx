import type { Property } from '@town/contracts/property';
import { CardGrid } from '@town/ui/card-grid';
import { EmptyState } from '@town/ui/empty-state';
import { PropertyCard } from './property-card';

interface PropertyListProps {
  properties: readonly Property[];
  empty: { title: string; hint: string };
}

/** Properties as cards, or why there are none. */
export function PropertyList({ properties, empty }: PropertyListProps) {
  if (properties.length === 0) return <EmptyState title={empty.title} hint={empty.hint} />;
  return (
    <CardGrid>
      {properties.map((property) => (
        <PropertyCard key={property.id} property={property} />
      ))}
    </CardGrid>
  );
}
