import { formatNumber } from './format-number';

/** A price in US dollars without decimals. */
export function formatPrice(price: number): string {
  return `$${formatNumber(price)}`;
}
