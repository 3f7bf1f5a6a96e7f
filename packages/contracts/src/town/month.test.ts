import { addMonths, monthName } from './month.js';

test('a month some months later or earlier may lie in another year', () => {
  expect(addMonths('2027-11', 3)).toBe('2028-02');
  expect(addMonths('2027-02', -14)).toBe('2025-12');
  expect(addMonths('2027-02', 0)).toBe('2027-02');
});

test('a month is named with its year', () => {
  expect(monthName('2027-03')).toBe('March 2027');
});

test('a text that is not a month is shown unchanged', () => {
  expect(monthName('soon')).toBe('soon');
});
