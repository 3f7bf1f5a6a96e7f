/**
 * The interface of the map on a page, independent of the library that draws it. The shell loads the
 * library when a visitor opens a map, so that it is loaded once and no slice contains a copy.
 * @module
 */

/** A place on the earth, in decimal degrees (WGS 84). */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A point on the map, in CSS pixels from its upper left corner. */
export interface MapPoint {
  x: number;
  y: number;
}

export interface MapOptions {
  /** An empty element, which the map fills. */
  container: HTMLElement;
  center: Position;
  /** Address of a PMTiles archive for the background, absolute or a path of this site. */
  tilesUrl: string | null;
  /** Whether the map moves at once, for people who prefer less motion. */
  isStill: boolean;
  words: {
    /** The map's accessible name. */
    label: string;
    /** How to zoom with a wheel, and how to move the map by touch. The page scrolls otherwise. */
    wheel: string;
    touch: string;
  };
  /** Called whenever positions have new points. */
  onMove(): void;
  /** Called where a visitor presses the map. */
  onPress(position: Position): void;
  /** Called when the background cannot be loaded. Positions stay where they are. */
  onTilesMissing(): void;
}

/** A map in the document. */
export interface MapView {
  pointOf(position: Position): MapPoint;
  positionAt(point: MapPoint): Position;
  /** How many metres a CSS pixel covers in the middle of the map. */
  metresPerPixel(): number;
  /** Moves and zooms until all positions are seen. Without any nothing happens. */
  show(positions: readonly Position[]): void;
  /** Zooms in, or out where the number is negative. */
  zoom(steps: number): void;
  /** Ends the map and empties its container. */
  remove(): void;
}

export interface MapEngine {
  /**
   * Draws a map.
   * @throws Error where the browser cannot draw it: WebGL 2 is missing or switched off
   */
  createMap(options: MapOptions): MapView;
}

/** Loads the library. It rejects where the network fails. */
export type LoadMapEngine = () => Promise<MapEngine>;
