import { blanco as town } from '@town/contracts/testing/blanco';
import { payment } from '../testing/sample-events.js';
import { receipt } from './payment-letters.js';

const said = (given: { businessName?: string; renewal?: boolean }) =>
  receipt({ ...payment, ...given }, 'en')(town).paragraphs.join(' ');

describe('a receipt', () => {
  it.each([undefined, 'Rosa Tacos'])(
    'of a first payment promises to set up a listing only to those without one (%s)',
    (businessName) => {
      const text = said({ ...(businessName && { businessName }) });
      expect(text).toContain('If your business is not in our directory yet, we will contact you');
    },
  );

  it('of a renewal speaks of no listing', () => {
    expect(said({ renewal: true })).not.toContain('listing');
  });
});
