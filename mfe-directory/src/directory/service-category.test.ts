import { serviceCategory } from './service-category';

test.each([
  ['home_and_garden', 'Home and garden'],
  ['plumbing', 'Plumbing'],
  ['', ''],
])('the category %p reads %p', (category, words) => {
  expect(serviceCategory(category)).toBe(words);
});
