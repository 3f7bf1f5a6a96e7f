import { formatPrice } from './format-price';

test('a price is in whole dollars', () => {
  expect(formatPrice(145_000)).toBe('$145,000');
  expect(formatPrice(99.6)).toBe('$100');
});
