import { type PricedPlans, pricedPlans } from '@town/contracts/plans/price-list';
import { useSite } from '@town/slice-kit/site';
import { useLatestPrices } from './latest-prices';

/** The plans with the newest prices that this page has received. */
export function usePlans(): PricedPlans {
  const { prices } = useSite();
  return pricedPlans(useLatestPrices((latest) => latest.prices) ?? prices);
}
