import type { BusinessStatus } from '@town/contracts/hours/business-status';
import type { OpeningHours } from '@town/contracts/hours/opening-hours';

/** The fields of a place that a list needs to show it on a map. */
export interface ListedPlace {
  id: string;
  slug: string;
  name: string;
  /** The address of its page, if that is not a page of the directory; null if it has no page. */
  page?: string | null | undefined;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Missing for churches. */
  openingHours?: OpeningHours;
  businessStatus?: BusinessStatus;
}

/** A place whose position is known. */
export type LocatedPlace<Place extends ListedPlace = ListedPlace> = Place & {
  latitude: number;
  longitude: number;
};

/** Whether the position of a place is known. */
export function isLocated<Place extends ListedPlace>(place: Place): place is LocatedPlace<Place> {
  return place.latitude !== null && place.longitude !== null;
}
