import type { Position } from '@town/slice-kit/map-engine';
import { metresBetween } from '@town/town-map/distance';
import { useEffect, useState } from 'react';
import { isLocated, type ListedPlace } from './map-place';

/** The state of the request for the visitor's position. */
export type NearMe =
  | { is: 'off' | 'asked' | 'refused' | 'unknown' | 'unavailable' }
  | { is: 'known'; position: Position };

const options: PositionOptions = { timeout: 10_000, maximumAge: 60_000 };

/**
 * Requests the visitor's position from the browser. The position stays in the memory of the page while the
 * visitor uses the feature. It is neither sent nor stored.
 */
export function useNearMe(isWanted: boolean): NearMe {
  const [near, setNear] = useState<NearMe>({ is: 'off' });
  useEffect(() => {
    if (!isWanted) return;
    if (!('geolocation' in navigator)) return setNear({ is: 'unavailable' });
    let isStale = false;
    setNear({ is: 'asked' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (!isStale) setNear({ is: 'known', position: { latitude, longitude } });
      },
      ({ code, PERMISSION_DENIED }) => {
        if (!isStale) setNear({ is: code === PERMISSION_DENIED ? 'refused' : 'unknown' });
      },
      options,
    );
    return () => {
      isStale = true;
      setNear({ is: 'off' });
    };
  }, [isWanted]);
  return near;
}

/** How far a place is, in metres; undefined where its position is not known. */
export function distanceOf(place: ListedPlace, from: Position): number | undefined {
  return isLocated(place) ? metresBetween(place, from) : undefined;
}

/** Sorts the nearest places first. Places without a known position follow in their original order. */
export function byDistance<Place extends ListedPlace>(
  places: readonly Place[],
  from: Position,
): Place[] {
  const far = (place: Place) => distanceOf(place, from) ?? Number.MAX_VALUE;
  return [...places].sort((a, b) => far(a) - far(b));
}
