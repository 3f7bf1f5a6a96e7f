import { mapLayout, mapSize } from './map-layout';

const center = { latitude: 30, longitude: -98 };
/** A place this many miles north of the center. */
const north = (miles: number, category = 'dining') => ({
  latitude: center.latitude + miles / 69.05,
  longitude: center.longitude,
  category,
});

describe('the drawn map', () => {
  it('puts the town in the middle, north up', () => {
    const { points } = mapLayout([north(0), north(0.1), north(-0.1, 'retail')], center);
    expect(points[0]).toEqual({ x: mapSize.width / 2, y: mapSize.height / 2, isDining: true });
    expect(points[1]?.y).toBeLessThan(mapSize.height / 2);
    expect(points[2]?.y).toBeGreaterThan(mapSize.height / 2);
    expect(points[2]?.isDining).toBe(false);
  });

  it('has a ring for each quarter of a mile', () => {
    const { rings } = mapLayout([north(0.6)], center);
    expect(rings.map(({ miles }) => miles)).toEqual([0.25, 0.5, 0.75]);
    expect(rings.at(-1)?.radius).toBeLessThan(mapSize.height / 2);
  });

  it('has few rings where places are far apart', () => {
    expect(mapLayout([north(9)], center).rings.length).toBeLessThanOrEqual(4);
  });

  it('counts the places that are too far away to be drawn', () => {
    const places = [...Array.from({ length: 19 }, () => north(0.2)), north(12)];
    const { points, beyond } = mapLayout(places, center);
    expect([points.length, beyond]).toEqual([19, 1]);
  });
});
