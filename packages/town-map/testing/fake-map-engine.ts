import type { MapEngine, MapOptions, Position } from '@town/slice-kit/map-engine';

/** A map without a drawing: a ten-thousandth of a degree is a pixel, and the middle is at (200, 200). */
export class FakeMapEngine implements MapEngine {
  /** The options of the map that is open. */
  options: MapOptions | undefined;
  /** What the map was told to show, in order. */
  readonly shown: (readonly Position[])[] = [];
  removed = 0;
  #zoomed = 0;

  readonly load = () => Promise.resolve<MapEngine>(this);

  readonly createMap: MapEngine['createMap'] = (options) => {
    this.options = options;
    const { center } = options;
    return {
      pointOf: ({ latitude, longitude }) => ({
        x: 200 + (longitude - center.longitude) * 10_000,
        y: 200 - (latitude - center.latitude) * 10_000,
      }),
      positionAt: ({ x, y }) => ({
        latitude: center.latitude - (y - 200) / 10_000,
        longitude: center.longitude + (x - 200) / 10_000,
      }),
      metresPerPixel: () => 10 / 2 ** this.#zoomed,
      show: (positions) => void this.shown.push(positions),
      zoom: (steps) => {
        this.#zoomed += steps;
        options.onMove();
      },
      remove: () => {
        this.removed += 1;
      },
    };
  };
}
