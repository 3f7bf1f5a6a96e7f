import type { Plan } from './price-list.js';

/**
 * The day on which a plan bought on a day renews, both YYYY-MM-DD. A day that the month does not have
 * becomes its last one, as the payment provider counts.
 */
export function renewalDate(boughtOn: string, period: Plan['period']): string {
  const [year = 0, month = 1, day = 1] = boughtOn.split('-').map(Number);
  const months = period === 'month' ? 1 : 12;
  // The day 0 of a month is the last one of the month before.
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const at = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)));
  return at.toISOString().slice(0, 10);
}
