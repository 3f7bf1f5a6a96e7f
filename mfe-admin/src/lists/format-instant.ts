/** An instant as staff read it, in the town's time: "Nov 20, 2026, 3:05 PM"; N/A where there is none. */
export function formatInstant(instant: string | null | undefined, timeZone: string): string {
  if (!instant || Number.isNaN(Date.parse(instant))) return 'N/A';
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant));
}
