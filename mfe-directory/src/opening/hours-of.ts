/** Hours to show of a place. One that is closed for good keeps its last ones, which hold no longer. */
export function hoursOf<Hours>(
  hours: Hours,
  { businessStatus }: { businessStatus?: string | null },
): Hours | null {
  return businessStatus === 'permanently-closed' ? null : hours;
}
