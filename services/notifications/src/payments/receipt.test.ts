import { blanco as town } from '@town/contracts/testing/blanco';
import { payment } from '../testing/sample-events.js';
import { paymentForStaff, receipt } from './payment-letters.js';

const businessName = 'Rosa Tacos';
const said = (given: Partial<typeof payment> & { businessName?: string; renewal?: boolean }) =>
  receipt({ ...payment, ...given }, 'en')(town).paragraphs.join(' ');

describe('a receipt', () => {
  it('promises to set up a listing only to those who may not have one', () => {
    expect(said({})).toContain('If your business is not in our directory yet, we will contact you');
  });

  it('says which listing the plan pays for, where that is known', () => {
    expect(said({ businessName })).toContain('Your plan pays for the listing of Rosa Tacos.');
    expect(said({ businessName })).not.toContain('contact you soon');
  });

  it('of a renewal speaks of no listing', () => {
    expect(said({ businessName, renewal: true })).not.toContain('listing');
  });
});

it('staff are asked to set up a listing only where none is known', () => {
  const asked = 'The site promises that we contact them soon to set it up.';
  const told = (given: object) => paymentForStaff({ ...payment, ...given })(town).paragraphs[0];
  expect(told({})).toContain(asked);
  expect(told({ businessName })).not.toContain(asked);
});
