import type { TownProfile } from '@town/contracts/settings/town-profile';
import { townAndState } from '@town/contracts/town/town-and-state';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { useState } from 'react';
import { useText } from '../../messages/use-text';
import css from './town-map.module.css';

type Coordinates = TownProfile['coordinates'];

function mapPage({ latitude, longitude }: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
}

/** Degrees around the town's center that the map shows. */
const span = { latitude: 0.02, longitude: 0.03 };

function embedAddress({ latitude, longitude }: Coordinates): string {
  const box = [
    longitude - span.longitude,
    latitude - span.latitude,
    longitude + span.longitude,
    latitude + span.latitude,
  ];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** A map from another site, loaded only on request. */
export function TownMap() {
  const text = useText();
  const { town } = useSite();
  const [shown, setShown] = useState(false);
  return (
    <div className={css.map}>
      {shown ? (
        <iframe
          className={css.frame}
          src={embedAddress(town.coordinates)}
          title={text('Map of {town}', { town: townAndState(town) })}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
        />
      ) : (
        <div className={css.placeholder}>
          <p>{text('The map comes from OpenStreetMap, which will see that you looked at it.')}</p>
          <Button onClick={() => setShown(true)}>{text('Show the map')}</Button>
        </div>
      )}
      <p>
        <a href={mapPage(town.coordinates)} rel="noopener">
          {text('Open {town} on OpenStreetMap', { town: town.name })}
        </a>
      </p>
    </div>
  );
}
