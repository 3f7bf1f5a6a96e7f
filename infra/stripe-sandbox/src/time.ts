/** Seconds in a day. */
export const secondsPerDay = 24 * 60 * 60;

/**
 * The end of a period that begins at `start`. As at Stripe, it is on the anchor's day of the month, or on
 * the last day of a shorter month.
 */
export function periodEnd(start: number, anchor: number, interval: 'month' | 'year'): number {
  const from = new Date(start * 1_000);
  const anchored = new Date(anchor * 1_000);
  const months = interval === 'month' ? 1 : 12;
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(anchored.getUTCDate(), last));
  return end.getTime() / 1_000;
}
