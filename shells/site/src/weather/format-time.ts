/**
 * The time of day of a local ISO 8601 time, for example "6:58 AM" of "2026-11-21T06:58". The text
 * already is the town's time: no zone is applied.
 */
export function formatTime(localTime: string): string {
  const [, hours = '0', minutes = '00'] = /T(\d{2}):(\d{2})/.exec(localTime) ?? [];
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
