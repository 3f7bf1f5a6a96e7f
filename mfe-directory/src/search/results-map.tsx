import { TownMap } from '@town/town-map/town-map';
import { useState } from 'react';
import type { LocatedPlace } from '../map/map-place';
import { PanelText } from '../map/panel-text';
import { useText } from '../messages/use-text';

interface ResultsMapProps {
  places: readonly (LocatedPlace & { countedId: string | undefined })[];
}

/** The map of what a search has found. */
export function ResultsMap({ places }: ResultsMapProps) {
  const text = useText();
  const [chosen, choose] = useState<string>();
  return (
    <TownMap
      label={text('Map: {what}', { what: text('Search results') })}
      places={places}
      chosen={chosen}
      onChoose={choose}
      panel={(id) => {
        const place = places.find((each) => each.id === id);
        return place && <PanelText place={place} countedId={place.countedId} withLink />;
      }}
    />
  );
}
