import type { priceBandNames } from '@town/contracts/properties/price-bands';

type PriceBandName = (typeof priceBandNames)[number];

/** The price bands of the filter. The service defines the prices of each band. */
export const priceBands = [
  { value: 'all', label: 'All Prices' },
  { value: 'under200k', label: 'Under $200k' },
  { value: '200k-300k', label: '$200k - $300k' },
  { value: '300k+', label: '$300k+' },
] as const satisfies readonly { value: 'all' | PriceBandName; label: string }[];
