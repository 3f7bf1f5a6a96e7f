import { metresBetween, milesText, scaleOf } from './distance';

const courthouse = { latitude: 30.0985, longitude: -98.4215 };

test('a minute of latitude is a nautical mile', () => {
  const north = { ...courthouse, latitude: courthouse.latitude + 1 / 60 };
  expect(metresBetween(courthouse, north)).toBeCloseTo(1853, 0);
});

test('the distance of a place from itself is zero', () => {
  expect(metresBetween(courthouse, courthouse)).toBe(0);
});

test.each([
  [0, '0.1 mi'],
  [644, '0.4 mi'],
  [15_900, '9.9 mi'],
  [19_312, '12 mi'],
])('%s metres are said as %s', (metres, words) => {
  expect(milesText(metres)).toBe(words);
});

test.each([
  [0.5, '100 ft', 61],
  [1, '200 ft', 61],
  [10, '0.5 mi', 80],
  [40, '2 mi', 80],
])('at %s metres in a pixel a scale bar of at most 110 pixels says %s', (metres, text, pixels) => {
  expect(scaleOf(metres, 110)).toEqual({ pixels, text });
});
