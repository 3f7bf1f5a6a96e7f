/** The hours of a place to show. A permanently closed place still has its last hours stored; they are not shown. */
export function hoursOf<Hours>(
  hours: Hours,
  { businessStatus }: { businessStatus?: string | null },
): Hours | null {
  return businessStatus === 'permanently-closed' ? null : hours;
}
