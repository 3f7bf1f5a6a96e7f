import type { Prices } from '@town/contracts/plans/price-list';
import { create } from '@town/slice-kit/state';

/** The newest prices that the server has sent since the page was loaded; null if it has sent none. */
export const useLatestPrices = create<{ prices: Prices | null }>()(() => ({ prices: null }));
