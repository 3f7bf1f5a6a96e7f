/** An amount as people write it: "$49", "$10.50". */
export function dollars(amount: number): string {
  return `$${amount.toFixed(Number.isInteger(amount) ? 0 : 2)}`;
}
