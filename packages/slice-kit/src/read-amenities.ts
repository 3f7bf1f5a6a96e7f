import { type Amenity, knownAmenities } from '@town/contracts/amenities/amenities';
import type { FieldReader } from './tolerant';

/** What a place offers, without the choices of a later release. */
export const readAmenities: FieldReader<Amenity[]> = (value) => knownAmenities(value);
