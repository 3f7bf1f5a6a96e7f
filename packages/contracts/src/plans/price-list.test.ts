import { annualSaving, plans, priceLabel } from './price-list.js';

describe('the price list', () => {
  it('charges 49 a month and 495 a year', () => {
    expect(plans.monthly.amount).toBe(49);
    expect(plans.annual.amount).toBe(495);
  });

  it('labels a price with its period', () => {
    expect(priceLabel(plans.monthly)).toBe('$49/month');
    expect(priceLabel(plans.annual)).toBe('$495/year');
  });

  it('computes what a year saves against twelve months', () => {
    expect(annualSaving).toEqual({ amount: 93, percent: 16 });
  });
});
