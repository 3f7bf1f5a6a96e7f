import { type MapColors, mapStyle, readColors } from './map-style';

const colors: MapColors = readColors(document.documentElement);

test('without an archive the ground is plain, and nothing is fetched', () => {
  const { sources, layers } = mapStyle(colors, null);
  expect(sources).toEqual({});
  expect(layers.map(({ type }) => type)).toEqual(['background']);
});

test('with an archive every layer comes from it, and letters come from the page', () => {
  const style = mapStyle(colors, 'https://guide.example/maps/town.pmtiles');
  expect(style.sources).toEqual({
    town: { type: 'vector', url: 'pmtiles://https://guide.example/maps/town.pmtiles' },
  });
  expect([style.glyphs, style.sprite]).toEqual([undefined, undefined]);
  const [ground, ...rest] = style.layers;
  expect(ground?.type).toBe('background');
  expect(rest.every((layer) => 'source' in layer && layer.source === 'town')).toBe(true);
});
