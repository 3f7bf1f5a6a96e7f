import type { Position } from '@town/slice-kit/map-engine';

const earthRadius = 6_371_000;
const metresPerMile = 1609.344;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance between two positions in a straight line, in metres. */
export function metresBetween(a: Position, b: Position): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const cosines = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(north + cosines * east)));
}

/** A distance in miles: "0.4 mi", "12 mi". Less than a tenth counts as a tenth. */
export function milesText(metres: number): string {
  const miles = metres / metresPerMile;
  return miles < 9.95 ? `${Math.max(0.1, miles).toFixed(1)} mi` : `${Math.round(miles)} mi`;
}

const feetPerMile = 5280;
/** Lengths that a scale bar may have, in feet. */
const lengths = [
  ...[25, 50, 100, 200, 500, 1000],
  ...[0.5, 1, 2, 5, 10, 20, 50, 100].map((miles) => miles * feetPerMile),
];

/**
 * The longest round length that fits on a scale bar.
 * @param most how long the bar may be, in CSS pixels
 * @returns its length in CSS pixels, and what it stands for: "500 ft", "2 mi"
 */
export function scaleOf(metresPerPixel: number, most: number): { pixels: number; text: string } {
  const feetPerPixel = (metresPerPixel / metresPerMile) * feetPerMile;
  const fitting = lengths.filter((feet) => feet / feetPerPixel <= most);
  const feet = fitting.at(-1) ?? 25;
  const text = feet < 0.5 * feetPerMile ? `${feet} ft` : `${feet / feetPerMile} mi`;
  return { pixels: Math.round(feet / feetPerPixel), text };
}
