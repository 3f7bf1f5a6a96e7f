/** The last day of an event, which may be its only one. */
export function lastDay({ date, endDate }: { date: string; endDate?: string | null }): string {
  return endDate && endDate > date ? endDate : date;
}
