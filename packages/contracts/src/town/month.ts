import { dateWords } from './date.js';

/** The month (YYYY-MM) a number of months after, or, negative, before another. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** A month (YYYY-MM) as "March 2027". */
export function monthName(month: string): string {
  const words = dateWords(`${month}-01`);
  return words ? `${words.month} ${words.year}` : month;
}

/** The same in fewer letters: "Mar 2027". */
export function shortMonthName(month: string): string {
  const words = dateWords(`${month}-01`);
  return words ? `${words.month.slice(0, 3)} ${words.year}` : month;
}
