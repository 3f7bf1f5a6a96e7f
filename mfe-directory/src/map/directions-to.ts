import { mapDirections } from '@town/contracts/town/map-directions';
import type { LocatedPlace } from './map-place';

/** The URL of directions to a place: by its street address, or by its position if it has no address. */
export function directionsTo({ address, latitude, longitude }: LocatedPlace): string {
  return mapDirections(address || `${latitude},${longitude}`);
}
