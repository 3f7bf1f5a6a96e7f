import type { Amenity } from '@town/contracts/amenities/amenities';

/**
 * Reads and writes a column of amenities. An empty list is omitted from responses: older clients do not
 * expect the field.
 */
export const missingWhereEmpty = {
  from: (stored: Amenity[]) => (stored.length > 0 ? stored : undefined),
  to: (shown: Amenity[] | undefined) => shown ?? [],
};
