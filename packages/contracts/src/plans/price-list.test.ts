import { annualSaving, firstPrices, plans, pricedPlans, priceLabel } from './price-list.js';

describe('the price list', () => {
  it('charges 49 a month and 495 a year at first', () => {
    expect(firstPrices).toEqual({ monthly: 4_900, annual: 49_500 });
    expect(pricedPlans(firstPrices)).toEqual(plans);
  });

  it('labels a price with its period, and with cents where there are any', () => {
    expect(priceLabel(plans.monthly)).toBe('$49/month');
    expect(priceLabel(plans.annual)).toBe('$495/year');
    const { monthly } = pricedPlans({ monthly: 4_950, annual: 49_500 });
    expect(priceLabel(monthly)).toBe('$49.50/month');
  });

  it.each([
    [firstPrices, { amount: 93, percent: 16 }],
    [
      { monthly: 5_950, annual: 49_500 },
      { amount: 219, percent: 31 },
    ],
    [
      { monthly: 4_000, annual: 49_500 },
      { amount: 0, percent: 0 },
    ],
  ])('computes what a year at %j saves against twelve months', (prices, saving) => {
    expect(annualSaving(pricedPlans(prices))).toEqual(saving);
  });
});
