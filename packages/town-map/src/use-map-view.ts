import type { MapView, Position } from '@town/slice-kit/map-engine';
import { useMapEngine, useSite } from '@town/slice-kit/site';
import { useReducedMotion } from '@town/ui/use-reduced-motion';
import { useEffect, useRef, useState } from 'react';
import { useText } from './messages/use-text';

/** `failed`: the library did not arrive; `unable`: this browser cannot draw with it. */
type MapState = { is: 'loading' | 'failed' | 'unable' } | { is: 'ready'; view: MapView };

/**
 * Loads the library and keeps a map in an element for as long as the component is there.
 * @param label the map's accessible name
 * @param onPress called where a visitor presses the map
 */
export function useMapView(label: string, onPress?: (position: Position) => void) {
  const words = useMapWords(label);
  const { town, mapTilesUrl } = useSite();
  const load = useMapEngine();
  const isStill = useReducedMotion();
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<MapState>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [tilesMissing, setTilesMissing] = useState(false);
  // Every move draws the markers at their new points.
  const [, setMoves] = useState(0);
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a map keeps the options of its beginning
  useEffect(() => {
    let view: MapView | undefined;
    let isGone = false;
    setState({ is: 'loading' });
    load().then(
      ({ createMap }) => {
        if (isGone || !container.current) return;
        try {
          view = createMap({
            container: container.current,
            center: town.coordinates,
            tilesUrl: mapTilesUrl,
            isStill,
            words,
            onMove: () => setMoves((moves) => moves + 1),
            onPress: (position) => press.current?.(position),
            onTilesMissing: () => setTilesMissing(true),
          });
          setState({ is: 'ready', view });
        } catch {
          setState({ is: 'unable' });
        }
      },
      () => !isGone && setState({ is: 'failed' }),
    );
    return () => {
      isGone = true;
      view?.remove();
    };
  }, [attempt]);

  return {
    container,
    state,
    retry: () => setAttempt(attempt + 1),
    hasTiles: mapTilesUrl !== null && !tilesMissing,
    tilesMissing: mapTilesUrl !== null && tilesMissing,
  };
}

/** The texts of the map's own controls. */
function useMapWords(label: string) {
  const text = useText();
  return {
    label,
    wheel: text('Use Ctrl + scroll to zoom the map'),
    touch: text('Use two fingers to move the map'),
  };
}
