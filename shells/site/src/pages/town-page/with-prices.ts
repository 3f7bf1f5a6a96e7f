import { dollarLabel, type Plan, type Prices, pricedPlans } from '@town/contracts/plans/price-list';

/**
 * Replaces placeholders with the current prices, so that a text never shows an outdated price.
 * @param periods the words for a month and a year in the language of the text
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
