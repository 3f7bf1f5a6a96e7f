import { TownMap } from '@town/town-map/town-map';
import { useState } from 'react';
import { useText } from '../messages/use-text';
import type { LocatedPlace } from './map-place';
import { PanelText } from './panel-text';

interface OnePlaceMapProps {
  place: LocatedPlace;
  /** The id under which followed links are counted for the place's owner. */
  countedId: string | undefined;
}

/** The map of a place's page. */
export function OnePlaceMap({ place, countedId }: OnePlaceMapProps) {
  const text = useText();
  const [chosen, choose] = useState<string>();
  return (
    <TownMap
      label={text('Map: {what}', { what: place.name })}
      places={[place]}
      chosen={chosen}
      onChoose={choose}
      panel={() => <PanelText place={place} countedId={countedId} />}
    />
  );
}
