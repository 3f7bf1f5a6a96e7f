interface Located {
  latitude: number | null;
  longitude: number | null;
}

/** Where a record is, for search engines; nothing where nobody has entered it. */
export function geoOf({ latitude, longitude }: Located) {
  if (latitude === null || longitude === null) return {};
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } };
}
