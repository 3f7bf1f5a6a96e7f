import { plans, priceLabel } from '@town/contracts/plans/price-list';

/** Puts the prices that are charged in place of their names, so that a text never shows another. */
export function withPrices(html: string): string {
  return html
    .replaceAll('{monthly price}', priceLabel(plans.monthly))
    .replaceAll('{annual price}', priceLabel(plans.annual));
}
