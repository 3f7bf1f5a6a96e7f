import type { KeyboardEvent, ReactNode } from 'react';
import { MapFrame } from './map-frame';
import { type MapPlace, MarkerLayer } from './marker-layer';
import { PlacePanel } from './place-panel';
import css from './town-map.module.css';

interface TownMapProps {
  /** The map's accessible name. */
  label: string;
  /** In the order of the list beside the map. The map moves to show them all. */
  places: readonly MapPlace[];
  /** The place whose panel is open. */
  chosen: string | undefined;
  /** Called with the place of a pressed marker, and with nothing when the panel closes. */
  onChoose(id: string | undefined): void;
  /** What the panel of a place says below its name. */
  panel(id: string): ReactNode;
}

/**
 * A map of places. Markers are buttons, which open a panel with more about the place. Escape closes
 * it, and the focus returns to where it was. Use it in the browser only, in a part that loads late.
 */
export function TownMap({ label, places, chosen, onChoose, panel }: TownMapProps) {
  const open = places.find(({ id }) => id === chosen);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onChoose(undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to keys of the controls inside
    <div className={css.map} onKeyDown={onKeyDown}>
      <MapFrame label={label} positions={places}>
        {(view) => (
          <>
            <MarkerLayer view={view} places={places} chosen={open?.id} onChoose={onChoose} />
            {open && (
              <PlacePanel
                key={open.id}
                id={open.id}
                name={open.name}
                onClose={() => onChoose(undefined)}
              >
                {panel(open.id)}
              </PlacePanel>
            )}
          </>
        )}
      </MapFrame>
    </div>
  );
}
