import { dateWords } from '@town/contracts/town/date';

/** "March 2027" for 2027-03. */
export function monthName(month: string): string {
  const words = dateWords(`${month}-01`);
  return words ? `${words.month} ${words.year}` : month;
}

/** "$1,254.50". */
export function moneyWords(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
