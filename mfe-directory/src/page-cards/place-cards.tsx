import { CardGrid } from '@town/ui/card-grid';
import type { ComponentProps } from 'react';
import { BusinessCard } from '../businesses/business-card';

/** Businesses side by side. */
export function PlaceCards({
  places,
}: {
  places: readonly ComponentProps<typeof BusinessCard>['business'][];
}) {
  return (
    <CardGrid>
      {places.map((place) => (
        <BusinessCard key={place.id ?? place.name} business={place} />
      ))}
    </CardGrid>
  );
}
