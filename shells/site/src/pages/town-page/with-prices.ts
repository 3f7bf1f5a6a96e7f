import { dollarLabel, type Plan, type Prices, pricedPlans } from '@town/contracts/plans/price-list';

/**
 * Puts the prices that are charged in place of their names, so that a text never shows another.
 * @param periods what a month and a year are called in the language of the text
 */
export function withPrices(
  html: string,
  prices: Prices,
  periods: Record<Plan['period'], string>,
): string {
  const { monthly, annual } = pricedPlans(prices);
  const label = ({ amount, period }: Plan) => `${dollarLabel(amount)}/${periods[period]}`;
  return html
    .replaceAll('{monthly price}', label(monthly))
    .replaceAll('{annual price}', label(annual));
}
