import { correctedWishes } from './corrected-wishes.js';

test.each([
  ['wheelchiar', 'wheelchair'],
  ['wheelchar access', 'wheelchair accessible'],
  ['vegeterian restaurant', 'vegetarian restaurant'],
  ['dog frendly', 'dog friendly'],
  ['outdor seating', 'outdoor seating'],
  ['takout', 'takeout'],
  ['restrom', 'restroom'],
  ['vegeta', 'vegetarian'],
  ['estacionamento', 'estacionamiento'],
])('"%s" is corrected to "%s"', (typed, meant) => {
  expect(correctedWishes(typed)).toBe(meant);
});

test.each(['wheelchair', 'barking', 'pizza', 'trail', 'river'])('"%s" stays as it is', (typed) => {
  expect(correctedWishes(typed)).toBeUndefined();
});
