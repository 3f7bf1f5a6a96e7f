import { categoriesOf } from './categories.js';

test('a category of businesses selects its group, and any other only itself', () => {
  expect(categoriesOf('dining')).toEqual(['dining', 'restaurant', 'food']);
  expect(categoriesOf('shopping')).toEqual(['shopping', 'retail']);
  expect(categoriesOf('automotive')).toEqual(['automotive']);
});

test.each(['constructor', 'toString', '__proto__'])(
  '%s is a category like any other word',
  (name) => {
    expect(categoriesOf(name)).toEqual([name]);
  },
);
