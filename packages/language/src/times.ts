import { minutesOfDay, minuteWords } from '@town/contracts/hours/day-times';
import type { Language } from '@town/contracts/pages/languages';
import { withClockTimes } from '@town/contracts/town/clock-time';
import { localeOf } from './locale';
import { sameSpaces } from './same-spaces';

/** A minute of a day as people say it: "9 PM" and "noon", "9:00 p. m.". Minutes of the next day count on. */
export function timeText(minute: number, language: Language): string {
  if (language === 'en') return minuteWords(minute);
  const at = new Date((minute % minutesOfDay) * 60_000);
  return sameSpaces(
    at.toLocaleTimeString(localeOf(language), {
      timeZone: 'UTC',
      hour: 'numeric',
      minute: '2-digit',
    }),
  );
}

/** Words in which each time of day is written as people do: "6:30 PM", "6:30 p. m.". */
export function timesText(words: string, language: Language): string {
  const inEnglish = withClockTimes(words);
  if (language === 'en') return inEnglish;
  return inEnglish.replace(
    /\b(\d{1,2}):(\d\d) ([AP])M/g,
    (_, hour: string, minutes: string, half: string) => {
      const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
      return timeText(hours * 60 + Number(minutes), language);
    },
  );
}
