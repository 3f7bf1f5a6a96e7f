import { blanco as town } from '@town/contracts/testing/blanco';
import { subscription } from '../testing/sample-events.js';
import { priceAnnounced } from './price-letters.js';

const startsAt = '2027-07-26T23:05:00.000Z';

/** The mail about another price of a plan that costs $49. */
const told = (newPriceCents: number, from = startsAt) =>
  priceAnnounced(
    { ...subscription('ann@example.com'), priceCents: 4_900, newPriceCents, startsAt: from },
    'en',
  )(town);

it('a higher price can be avoided where the link of its mail leads', () => {
  const { paragraphs, link } = told(5_900);
  expect(paragraphs.join(' ')).toContain('If you do not want the new price, cancel');
  expect(link?.path).toBe('/account/subscription');
});

it('a lower price asks for nothing', () => {
  const said = told(3_900).paragraphs.join(' ');
  expect(said).toContain('You need not do anything.');
  expect(said).not.toContain('cancel');
});

it('a price that begins with a day names the day alone', () => {
  const said = told(5_900, '2027-08-01T05:00:00.000Z').paragraphs.join(' ');
  expect(said).toContain('on or after August 1, 2027, and each one after it');
  expect(told(5_900).paragraphs.join(' ')).toContain('July 26, 2027 at 6:05 PM CDT');
});
