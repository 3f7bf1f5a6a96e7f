import { formatDate, townDate } from '@town/contracts/town/date';

/** An amount of whole cents as people write it: "$49", "$10.50". */
export function money(cents: number): string {
  return `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;
}

/** The day of an instant in the town: "June 12, 2027". */
export function dayOf(instant: string, timeZone: string): string {
  return formatDate(townDate(new Date(instant), timeZone));
}

/** "name, category and address". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}
