import { clockTime } from '@town/contracts/town/clock-time';

/**
 * The time of day of a local ISO 8601 time: "6:58 AM" for "2026-11-21T06:58". The text is already
 * in the town's time: no zone is applied.
 */
export function formatTime(localTime: string): string {
  const [, hours = '0', minutes = '00'] = /T(\d{2}):(\d{2})/.exec(localTime) ?? [];
  return clockTime(Number(hours), minutes);
}
