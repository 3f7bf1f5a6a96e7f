import { type Prices, pricedPlans, priceLabel } from '@town/contracts/plans/price-list';

/** Puts the prices that are charged in place of their names, so that a text never shows another. */
export function withPrices(html: string, prices: Prices): string {
  const { monthly, annual } = pricedPlans(prices);
  return html
    .replaceAll('{monthly price}', priceLabel(monthly))
    .replaceAll('{annual price}', priceLabel(annual));
}
