import type { Property } from '@town/contracts/properties/record';

/** The price bands of the filter. */
export const priceBands = [
  { value: 'all', label: 'All Prices' },
  { value: 'under200k', label: 'Under $200k' },
  { value: '200k-300k', label: '$200k - $300k' },
  { value: '300k+', label: '$300k+' },
] as const;

const lower = 200_000;
const upper = 300_000;

/** Whether a price is within a band. The middle band includes both of its ends. */
export function inPriceBand({ price }: Pick<Property, 'price'>, band: string): boolean {
  switch (band) {
    case 'under200k':
      return price < lower;
    case '200k-300k':
      return price >= lower && price <= upper;
    case '300k+':
      return price > upper;
    default:
      return true;
  }
}
