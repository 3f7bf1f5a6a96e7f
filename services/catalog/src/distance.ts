/** A place on the earth, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

const earthRadius = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The distance on the surface of the earth in whole metres (haversine formula); undefined for a
 * place without a position.
 */
export function metresBetween(
  a: Position,
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
): number | undefined {
  if (latitude === null || longitude === null) return undefined;
  const sine = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const half =
    sine(a.latitude, latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(latitude)) * sine(a.longitude, longitude);
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(half)));
}

/**
 * SQL of a value that increases with the distance from `:latitude`, `:longitude`, in the form that
 * the indexes of `IndexPositions` support; null for a place without a position.
 */
export const apart = (latitude: string, longitude: string) =>
  `earth_point(${latitude}, ${longitude}) <-> earth_point(:latitude, :longitude)`;
