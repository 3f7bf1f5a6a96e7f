interface Located {
  latitude: number | null;
  longitude: number | null;
}

/** The position of a record for search engines; empty if the position is unknown. */
export function geoOf({ latitude, longitude }: Located) {
  if (latitude === null || longitude === null) return {};
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } };
}
