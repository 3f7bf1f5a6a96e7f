import { mapDirections } from '@town/contracts/town/map-directions';
import type { LocatedPlace } from './map-place';

/** The address of a map that leads to a place: by its address, or where it has none by its position. */
export function directionsTo({ address, latitude, longitude }: LocatedPlace): string {
  return mapDirections(address || `${latitude},${longitude}`);
}
