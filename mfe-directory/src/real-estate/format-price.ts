const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** A price in US dollars without decimals. */
export function formatPrice(price: number): string {
  return dollars.format(price);
}
