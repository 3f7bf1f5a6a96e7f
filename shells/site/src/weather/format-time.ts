import type { Language } from '@town/contracts/pages/languages';
import { clockTime } from '@town/contracts/town/clock-time';
import { timeText } from '@town/language/dates';

/**
 * The time of day of a local ISO 8601 time: "6:58 AM" for "2026-11-21T06:58". The text is already
 * in the town's time: no zone is applied.
 */
export function formatTime(localTime: string, language: Language): string {
  const [, hours = '0', minutes = '00'] = /T(\d{2}):(\d{2})/.exec(localTime) ?? [];
  return language === 'en'
    ? clockTime(Number(hours), minutes)
    : timeText(Number(hours) * 60 + Number(minutes), language);
}
