import type { BusinessStatus } from '@town/contracts/hours/business-status';
import type { OpeningHours } from '@town/contracts/hours/opening-hours';

/** What a list must know of a place to put it on a map. */
export interface ListedPlace {
  id: string;
  slug: string;
  name: string;
  /** The address of its page, where that is not the directory's; null where it has none. */
  page?: string | null | undefined;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Churches have none. */
  openingHours?: OpeningHours;
  businessStatus?: BusinessStatus;
}

/** A place whose position is known. */
export type LocatedPlace<Place extends ListedPlace = ListedPlace> = Place & {
  latitude: number;
  longitude: number;
};

/** Whether somebody has entered where a place is. */
export function isLocated<Place extends ListedPlace>(place: Place): place is LocatedPlace<Place> {
  return place.latitude !== null && place.longitude !== null;
}
