/**
 * Draws maps with MapLibre GL JS, in the browser only. The shell imports this module when somebody
 * opens a map. MapLibre decodes tiles in a worker, which is a file of this site: the site's security
 * policy allows no worker made of text. Tiles come from one file, a PMTiles archive, of which the
 * browser asks for parts. They are fetched here and not by the worker, so the page's policy decides.
 * @module
 */

import type { MapOptions, MapView, Position } from '@town/slice-kit/map-engine';
import { addProtocol, Map as LibreMap, LngLatBounds, setWorkerUrl } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import './engine.css';
import { mapStyle, readColors } from './map-style';

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
addProtocol('pmtiles', new Protocol().tile);

const startZoom = 14;
/** No closer than this when the map chooses: a street with its neighbours. */
const nearestZoom = 16;
/** Room for markers at the edges, in CSS pixels. The zoom buttons lie at the right edge. */
const padding = { top: 56, bottom: 56, left: 56, right: 76 };
const moveDuration = 300;

const pair = ({ latitude, longitude }: Position): [number, number] => [longitude, latitude];
const position = ({ lat, lng }: { lat: number; lng: number }): Position => ({
  latitude: lat,
  longitude: lng,
});

/** {@inheritDoc MapEngine.createMap} */
export function createMap(options: MapOptions): MapView {
  const { container, words } = options;
  const tilesUrl = options.tilesUrl && new URL(options.tilesUrl, location.href).href;
  const style = () => mapStyle(readColors(container), tilesUrl);
  const map = new LibreMap({
    container,
    style: style(),
    center: pair(options.center),
    zoom: startZoom,
    maxZoom: 19,
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: {
      'Map.Title': words.label,
      'CooperativeGesturesHandler.WindowsHelpText': words.wheel,
      'CooperativeGesturesHandler.MacHelpText': words.wheel.replace('Ctrl', '⌘'),
      'CooperativeGesturesHandler.MobileHelpText': words.touch,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.on('move', options.onMove);
  map.on('resize', options.onMove);
  map.on('click', ({ lngLat }) => options.onPress(position(lngLat)));
  map.on('error', options.onTilesMissing);
  const darkness = matchMedia('(prefers-color-scheme: dark)');
  const repaint = () => void map.setStyle(style());
  darkness.addEventListener('change', repaint);
  const duration = options.isStill ? 0 : moveDuration;
  let isPlaced = false;

  return {
    pointOf: (place) => map.project(pair(place)),
    positionAt: ({ x, y }) => position(map.unproject([x, y])),
    metresPerPixel: () => metresPerPixel(map.getZoom(), map.getCenter().lat),
    show(positions) {
      const [first] = positions;
      if (!first) return;
      const bounds = new LngLatBounds(pair(first), pair(first));
      for (const place of positions) bounds.extend(pair(place));
      map.fitBounds(bounds, { padding, maxZoom: nearestZoom, duration: isPlaced ? duration : 0 });
      isPlaced = true;
    },
    zoom: (steps) => void map.zoomTo(map.getZoom() + steps, { duration }),
    remove() {
      darkness.removeEventListener('change', repaint);
      map.remove();
    },
  };
}

/** The circumference of the earth in metres, which 512 pixels show at zoom 0. */
const equator = 40_075_017;
const worldPixels = 512;

function metresPerPixel(zoom: number, latitude: number): number {
  return (equator * Math.cos((latitude * Math.PI) / 180)) / (worldPixels * 2 ** zoom);
}
