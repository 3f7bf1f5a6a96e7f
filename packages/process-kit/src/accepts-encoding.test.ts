import { acceptsEncoding } from './accepts-encoding.js';

test.each([
  ['gzip', true],
  ['br, gzip', true],
  ['deflate,GZIP;Q=0.5', true],
  ['gzip;q=0', false],
  ['br, gzip ; q=0.000', false],
  ['gzip;q=0.001', true],
  ['x-gzipped', false],
  ['identity', false],
  ['', false],
  [undefined, false],
])('who sends %p accepts gzip: %p', (header, accepted) => {
  expect(acceptsEncoding(header, 'gzip')).toBe(accepted);
});
