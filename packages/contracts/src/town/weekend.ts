import { addDays } from './date.js';

/** Days from the first to the last, each YYYY-MM-DD. */
export interface Days {
  from: string;
  to: string;
}

const saturday = 6;

/**
 * The days of the weekend: from Friday to Sunday. During the weekend, only its remaining days.
 * @param today the town's calendar day, YYYY-MM-DD
 */
export function weekendFrom(today: string): Days {
  const day = new Date(`${today}T00:00:00Z`).getUTCDay();
  if (day === 0) return { from: today, to: today };
  const toSaturday = saturday - day;
  return { from: addDays(today, Math.max(toSaturday - 1, 0)), to: addDays(today, toSaturday + 1) };
}
