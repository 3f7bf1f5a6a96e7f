import { blanco as town } from '@town/contracts/testing/blanco';
import { subscription } from '../testing/sample-events.js';
import { priceAnnounced } from './price-letters.js';

const startsAt = '2027-07-26T23:05:00.000Z';

/** The mail about another price of a plan that costs $49. */
const told = (newPriceCents: number) =>
  priceAnnounced(
    { ...subscription('ann@example.com'), priceCents: 4_900, newPriceCents, startsAt },
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
