import { optionalNumber, requiredNumber } from './number-fields.js';

const price = requiredNumber('Price', { whole: true }).schema;
const longitude = optionalNumber('Longitude', { minimum: -180, maximum: 180 }).schema;

describe('a number of a record', () => {
  it.each([
    ['325000', 325_000],
    ['325,000', 325_000],
    ['$325,000', 325_000],
    [' $ 1,325,000.00 ', 1_325_000],
    [325_000, 325_000],
  ])('is read as people write it: %j', (typed, read) => {
    expect(price.parse(typed)).toBe(read);
  });

  it.each(['', ' ', '$', '325,00', '3,25,000', '325.000,00', '325k', '$-5', '1,000.5'])(
    'is not guessed: %j',
    (typed) => {
      expect(price.safeParse(typed).error?.issues[0]?.message).toBe(
        'Price must be a whole number from 0 to 1,000,000,000',
      );
    },
  );

  it('keeps its sign and its fraction', () => {
    expect(longitude.parse('-98.4225')).toBe(-98.4225);
    expect(longitude.parse('')).toBeNull();
  });
});
