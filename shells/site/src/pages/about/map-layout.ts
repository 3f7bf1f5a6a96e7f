import { categoriesOf } from '@town/contracts/businesses/categories';
import type { TownPlace } from './town-places-query';

/** The size of the drawing in its own units. */
export const mapSize = { width: 720, height: 480 };

/** Units between the outermost ring and the upper edge. */
const margin = 24;
const milesPerDegree = 69.05;
const ringStep = 0.25;
/** The most rings that can be told apart on a phone. */
const mostRings = 4;

interface Point {
  x: number;
  y: number;
  isDining: boolean;
}

/** What the drawn map shows. */
export interface MapLayout {
  points: Point[];
  /** Around the center, the smallest first. */
  rings: { radius: number; miles: number }[];
  /** How many places lie beyond the drawing. */
  beyond: number;
}

/**
 * Positions the town's businesses on a drawing around its center, north up. The drawing includes the
 * nearest nine tenths of the places, so that one remote ranch does not shrink the town to a dot.
 */
export function mapLayout(
  places: readonly TownPlace[],
  center: { latitude: number; longitude: number },
): MapLayout {
  const east = Math.cos((center.latitude * Math.PI) / 180);
  const near = places
    .map(({ latitude, longitude, category }) => {
      const north = (latitude - center.latitude) * milesPerDegree;
      const across = (longitude - center.longitude) * milesPerDegree * east;
      return { north, across, miles: Math.hypot(north, across), isDining: isDining(category) };
    })
    .sort((a, b) => a.miles - b.miles);
  const reach = near[Math.ceil(near.length * 0.9) - 1]?.miles ?? ringStep;
  const step = ringStep * Math.max(1, Math.ceil(reach / (ringStep * mostRings)));
  const count = Math.max(1, Math.ceil(reach / step));
  const scale = (mapSize.height / 2 - margin) / (count * step);
  const shown = near.filter(({ miles }) => miles <= count * step);
  return {
    points: shown.map(({ north, across, isDining }) => ({
      x: Math.round(mapSize.width / 2 + across * scale),
      y: Math.round(mapSize.height / 2 - north * scale),
      isDining,
    })),
    rings: Array.from({ length: count }, (_, index) => ({
      radius: Math.round((index + 1) * step * scale),
      miles: (index + 1) * step,
    })),
    beyond: near.length - shown.length,
  };
}

const dining = categoriesOf('dining');
const isDining = (category: string) => dining.includes(category);
