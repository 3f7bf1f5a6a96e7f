import { type Amenity, knownAmenities } from '@town/contracts/amenities/amenities';
import type { FieldReader } from './tolerant';

/** The amenities of a place, without those that only a later release knows. */
export const readAmenities: FieldReader<Amenity[]> = (value) => knownAmenities(value);
