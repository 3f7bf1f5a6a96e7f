/** The last day of an event, which may be its only one. */
export function lastDay({ date, endDate }: { date: string; endDate?: string | null }): string {
  return endDate && endDate > date ? endDate : date;
}

/** The first and the last day of an event; only one where they are the same. */
export function endDays(event: Parameters<typeof lastDay>[0]): string[] {
  return [...new Set([event.date, lastDay(event)])];
}
