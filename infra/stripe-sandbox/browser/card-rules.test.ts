import { checkExpiry, checkNumber, formatExpiry, formatNumber } from './card-rules.js';

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['42424', '4242 4'],
  ['378282246310005', '3782 822463 10005'],
  ['3782', '3782'],
  ['37', '37'],
  ['x', ''],
])('the number %s is displayed as "%s"', (typed, shown) => {
  expect(formatNumber(typed)).toBe(shown);
});

test.each([
  ['1', false, '1'],
  ['12', false, '12 / '],
  ['12 /', true, '12'],
  ['5', false, '05 / '],
  ['1234', false, '12 / 34'],
  ['12/2034', false, '12 / 34'],
  ['12 / 345', false, '12 / 34'],
  ['12 / 203', false, '12 / 203'],
])('the date "%s" (deleting: %s) is displayed as "%s"', (typed, deleting, shown) => {
  expect(formatExpiry(typed, deleting)).toBe(shown);
});

test('a card is valid until the end of its month', () => {
  const today = new Date('2026-11-21T12:00:00Z');
  expect(checkExpiry('11 / 26', today)).toBeUndefined();
  expect(checkExpiry('10 / 26', today)?.code).toBe('invalid_expiry_month_past');
  expect(checkExpiry('12 / 25', today)?.code).toBe('invalid_expiry_year_past');
  expect(checkExpiry('13 / 30', today)?.code).toBe('invalid_expiry_month');
  expect(checkExpiry('1', today)?.code).toBe('incomplete_expiry');
});

test('a mistyped number is detected', () => {
  expect(checkNumber('4242 4242 4242 4242')).toBeUndefined();
  expect(checkNumber('4242 4242 4242 4241')?.code).toBe('invalid_number');
  expect(checkNumber('4242')?.code).toBe('incomplete_number');
});
