import type { Language } from '@town/contracts/pages/languages';
import { addDays } from '@town/contracts/town/date';
import { addMonths } from '@town/contracts/town/month';
import { monthText } from '@town/language/dates';

/** How many months before and after the current one the calendar shows. */
const monthsAround = 24;

/** A month, YYYY-MM, in words with its year: "December 2026", "diciembre de 2026". */
export function monthTitle(month: string, language: Language): string {
  return monthText(`${month}-01`, language, '');
}

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { from: string; to: string } {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}

/** The weeks of a month, each from Sunday to Saturday, filled with days of the neighbouring months. */
export function weeksOfMonth(month: string): string[][] {
  const { from, to } = daysOfMonth(month);
  const weeks: string[][] = [];
  let sunday = addDays(from, -new Date(`${from}T00:00:00Z`).getUTCDay());
  while (sunday <= to) {
    const first = sunday;
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(first, day)));
    sunday = addDays(sunday, 7);
  }
  return weeks;
}

/** Whether the calendar shows a month. The range is limited so that crawlers do not follow links forever. */
export function isShownMonth(month: string, today: string): boolean {
  const current = today.slice(0, 7);
  return month >= addMonths(current, -monthsAround) && month <= addMonths(current, monthsAround);
}
