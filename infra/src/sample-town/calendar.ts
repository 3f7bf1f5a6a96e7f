import { addDays } from '@town/contracts/town-date';

const saturday = 6;

/** The day of the week of a YYYY-MM-DD date: 0 is Sunday. */
function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The next date, today included, that falls on a day of the week. */
export function nextWeekday(today: string, day: number): string {
  return addDays(today, (day - weekday(today) + 7) % 7);
}

function nthWeekdayOf(year: number, month: number, day: number, nth: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return addDays(nextWeekday(first, day), (nth - 1) * 7);
}

/**
 * The next nth day of the week of a month that is today or later.
 * @param day 0 is Sunday; Saturday if none is given
 * @param onlyMonth 1 to 12: the date comes once a year; without it, every month
 */
export function nextNth(today: string, nth: number, day = saturday, onlyMonth?: number): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const candidates = Array.from({ length: 25 }, (_, index) => {
    const months = month - 1 + index;
    return { year: year + Math.floor(months / 12), month: (months % 12) + 1 };
  })
    .filter((candidate) => onlyMonth === undefined || candidate.month === onlyMonth)
    .map((candidate) => nthWeekdayOf(candidate.year, candidate.month, day, nth));
  const next = candidates.find((date) => date >= today);
  if (!next) throw new Error(`No ${nth}. weekday ${day} within two years of ${today}`);
  return next;
}
