import type { Prices } from '@town/contracts/plans/price-list';
import { create } from '@town/slice-kit/state';

/** The prices that the server has told since the page was loaded; null where it has told none. */
export const useLatestPrices = create<{ prices: Prices | null }>()(() => ({ prices: null }));
