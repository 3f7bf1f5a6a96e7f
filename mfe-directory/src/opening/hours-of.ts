/** Hours to show of a place. A permanently closed place still has its last hours, which are not shown. */
export function hoursOf<Hours>(
  hours: Hours,
  { businessStatus }: { businessStatus?: string | null },
): Hours | null {
  return businessStatus === 'permanently-closed' ? null : hours;
}
