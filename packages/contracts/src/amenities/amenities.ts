/**
 * The amenities of a place that visitors can filter by. The list is fixed, so that all listings use the
 * same words in both languages. Each choice is a fact that somebody at the place can confirm on the phone.
 * A new one also needs its words in the search of the catalog service and its label in Spanish in
 * `slice-kit`.
 * @module
 */

export const amenities = [
  'dogs-welcome',
  'wifi',
  'public-restroom',
  'outdoor-seating',
  'wheelchair-access',
  'parking',
  'rv-parking',
  'ev-charging',
  'live-music',
  'kids-welcome',
  'large-groups',
  'takes-reservations',
  'takeout',
  'vegetarian-dishes',
  'cash-only',
] as const;
export type Amenity = (typeof amenities)[number];

/** The label of a choice. Pages in Spanish translate it. */
export const amenityLabels = {
  'dogs-welcome': 'Dogs welcome',
  wifi: 'Wi-Fi for guests',
  'public-restroom': 'Public restroom',
  'outdoor-seating': 'Outdoor seating',
  'wheelchair-access': 'Wheelchair accessible',
  parking: 'Own parking lot',
  'rv-parking': 'Room to park an RV or trailer',
  'ev-charging': 'EV charging',
  'live-music': 'Live music',
  'kids-welcome': 'Good for kids',
  'large-groups': 'Room for large groups',
  'takes-reservations': 'Takes reservations',
  takeout: 'Takeout',
  'vegetarian-dishes': 'Vegetarian dishes',
  'cash-only': 'Cash only',
} as const satisfies Record<Amenity, string>;

/**
 * The known choices of a list, each once, in the order of the choices; empty for a value that is not a list.
 */
export const knownAmenities = (values: unknown): Amenity[] =>
  Array.isArray(values) ? amenities.filter((amenity) => values.includes(amenity)) : [];
