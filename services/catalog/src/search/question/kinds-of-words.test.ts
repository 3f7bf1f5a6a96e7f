import { pageOfPlaces } from './kinds-of-words.js';
import { askedWords } from './search-terms.js';

describe('the page of places for a search', () => {
  it.each([
    ['coffee shop on the square', 'dining'],
    ['late night pizza delivery', 'dining'],
    ['pizza and burgers', 'dining'],
    ['propane gas', 'shopping'],
    ['where can I get a bag of ice', 'shopping'],
    ['women’s shoes at 8pm', 'shopping'],
    ['food', undefined],
    ['ice skating', undefined],
    ['thai massage', undefined],
    ['pizza oven repair', undefined],
    ['Lena Bilby', undefined],
    ['', undefined],
  ])('of "%s" is %s', (text, page) => {
    expect(pageOfPlaces(askedWords(text).names)).toBe(page);
  });
});
