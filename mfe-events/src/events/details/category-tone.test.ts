import { categoryTone } from './category-tone';

test.each([
  ['community', 'blue'],
  ['government', 'green'],
  ['sports', 'orange'],
  ['education', 'purple'],
  ['business', 'grey'],
  ['anything', 'grey'],
])('an event of the category %s has a %s badge', (category, tone) => {
  expect(categoryTone(category)).toBe(tone);
});
