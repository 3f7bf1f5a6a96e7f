import { addDays, dayNames } from '@town/contracts/town/date';

type Weekday = (typeof dayNames)[number];

/** The next date, today included, that falls on a weekday. */
export function nextWeekday(today: string, weekday: Weekday): string {
  const day = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, (dayNames.indexOf(weekday) - day + 7) % 7);
}

/**
 * The next nth weekday of a month that is today or later.
 * @param onlyMonth 1 to 12 for a date that comes once a year; without it, every month counts
 */
export function nextNth(today: string, nth: number, weekday: Weekday, onlyMonth?: number): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const dates = Array.from({ length: 25 }, (_, index) => {
    const months = month - 1 + index;
    return { year: year + Math.floor(months / 12), month: (months % 12) + 1 };
  })
    .filter((candidate) => onlyMonth === undefined || candidate.month === onlyMonth)
    .map((candidate) => {
      const first = `${candidate.year}-${String(candidate.month).padStart(2, '0')}-01`;
      return addDays(nextWeekday(first, weekday), (nth - 1) * 7);
    });
  const next = dates.find((date) => date >= today);
  if (!next) throw new Error(`There is no ${weekday} number ${nth} within two years of ${today}.`);
  return next;
}
