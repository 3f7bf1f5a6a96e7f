/**
 * The look of the map's ground. Vector tiles have the layers of the Protomaps basemap; colours are the
 * site's design tokens, so light and dark follow the page. Letters are drawn with the page's own font:
 * without `glyphs` in the style nothing is fetched for them.
 * @module
 */
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';

/** The tokens that the style uses, without `--` at their beginning. */
const tokens = [
  'color-page',
  'color-band',
  'color-card',
  'color-line',
  'color-control-line',
  'color-text',
  'color-text-soft',
  'tone-blue',
  'tone-blue-bg',
  'tone-green-bg',
  'tone-yellow-bg',
] as const;

/** Colours by the names of their tokens. */
export type MapColors = Record<(typeof tokens)[number], string>;

/** Reads the colours that the tokens have now. */
export function readColors(element: HTMLElement): MapColors {
  const style = getComputedStyle(element);
  const entries = tokens.map((token) => [token, style.getPropertyValue(`--${token}`).trim()]);
  return Object.fromEntries(entries);
}

const tiles = { source: 'town' } as const;
const font = ['Source Sans 3 Variable', 'sans-serif'];

/** @param tilesUrl absolute address of a PMTiles archive; without one the ground is plain */
export function mapStyle(colors: MapColors, tilesUrl: string | null): StyleSpecification {
  const plain: LayerSpecification = {
    id: 'ground',
    type: 'background',
    paint: { 'background-color': colors['color-band'] },
  };
  if (!tilesUrl) return { version: 8, sources: {}, layers: [plain] };
  return {
    version: 8,
    sources: { town: { type: 'vector', url: `pmtiles://${tilesUrl}` } },
    layers: [plain, ...areas(colors), ...roads(colors), ...names(colors)],
  };
}

const green = ['park', 'forest', 'wood', 'nature_reserve', 'grass', 'cemetery', 'golf_course'];

function areas(colors: MapColors): LayerSpecification[] {
  const area = (id: string, layer: string, color: string): LayerSpecification => ({
    ...tiles,
    id,
    type: 'fill',
    'source-layer': layer,
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': color },
  });
  return [
    area('earth', 'earth', colors['color-page']),
    {
      ...tiles,
      id: 'green',
      type: 'fill',
      'source-layer': 'landuse',
      filter: ['in', ['get', 'kind'], ['literal', green]],
      paint: { 'fill-color': colors['tone-green-bg'] },
    },
    area('water', 'water', colors['tone-blue-bg']),
    {
      ...tiles,
      id: 'streams',
      type: 'line',
      'source-layer': 'water',
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: { 'line-color': colors['tone-blue-bg'], 'line-width': 2 },
    },
    { ...area('buildings', 'buildings', colors['color-line']), minzoom: 14 },
  ] as LayerSpecification[];
}

function roads(colors: MapColors): LayerSpecification[] {
  const road = (id: string, kinds: string[], color: string, width: number): LayerSpecification => ({
    ...tiles,
    id,
    type: 'line',
    'source-layer': 'roads',
    filter: ['in', ['get', 'kind'], ['literal', kinds]],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': color,
      'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 8, width / 8, 18, width * 4],
    },
  });
  const edge = colors['color-control-line'];
  const small = ['minor_road', 'other'];
  const large = ['major_road', 'medium_road', 'highway'];
  return [
    road('paths', ['path'], colors['color-line'], 0.8),
    road('small-road-edges', small, colors['color-line'], 3.6),
    road('large-road-edges', large, edge, 5),
    road('small-roads', small, colors['color-card'], 2.8),
    road('large-roads', large, colors['tone-yellow-bg'], 4),
    road('railways', ['rail'], edge, 0.8),
  ];
}

function names(colors: MapColors): LayerSpecification[] {
  const halo = { 'text-halo-color': colors['color-page'], 'text-halo-width': 1.5 };
  return [
    {
      ...tiles,
      id: 'water-names',
      type: 'symbol',
      'source-layer': 'water',
      minzoom: 12,
      layout: { 'text-field': ['get', 'name'], 'text-font': font, 'text-size': 12 },
      paint: { 'text-color': colors['tone-blue'], ...halo },
    },
    {
      ...tiles,
      id: 'road-names',
      type: 'symbol',
      'source-layer': 'roads',
      minzoom: 13,
      layout: {
        'symbol-placement': 'line',
        'text-field': ['get', 'name'],
        'text-font': font,
        'text-size': 12,
      },
      paint: { 'text-color': colors['color-text-soft'], ...halo },
    },
    {
      ...tiles,
      id: 'settlements',
      type: 'symbol',
      'source-layer': 'places',
      filter: ['==', ['get', 'kind'], 'locality'],
      maxzoom: 14,
      layout: { 'text-field': ['get', 'name'], 'text-font': font, 'text-size': 15 },
      paint: { 'text-color': colors['color-text'], ...halo },
    },
  ];
}
