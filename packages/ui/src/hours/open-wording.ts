import type { OpenMinutes } from '@town/contracts/hours/day-times';
import type { OpenWording } from '@town/contracts/hours/open-state';
import type { Language } from '@town/contracts/pages/languages';
import { dayText, timeText, weekdayText } from '@town/language/dates';
import { openingTimes } from '@town/language/opening-times';
import { useTexts } from '@town/language/texts';
import { useText } from '../messages/use-text';

/** The texts about opening hours in the language of the page; undefined for English, which is the default. */
export function useOpenWording(): OpenWording | undefined {
  const text = useText();
  const { language } = useTexts();
  if (language === 'en') return undefined;
  const time = (minute: number) => timeText(minute, language);
  return {
    temporarilyClosed: text('Temporarily closed'),
    permanentlyClosed: text('Permanently closed'),
    unknown: text('Hours not known'),
    byAppointment: text('By appointment'),
    closed: text('Closed'),
    always: text('Open 24 hours'),
    closesIn: (minutes) =>
      text(minutes === 1 ? 'Closes in {minutes} minute' : 'Closes in {minutes} minutes', {
        minutes,
      }),
    openUntil: (minute) => text('Open until {time}', { time: time(minute) }),
    openUntilDay: (minute, date) =>
      text('Open until {time} {weekday}', {
        time: time(minute),
        weekday: weekdayText(date, language),
      }),
    opensAt: (minute) => text('Opens at {time}', { time: time(minute) }),
    opensOn: (minute, date) =>
      text('Opens {weekday} at {time}', {
        weekday: weekdayText(date, language),
        time: time(minute),
      }),
    opensLater: (date) => text('Opens on {day}', { day: dayText(date, language) }),
  };
}

/** The times of a day: "9 AM–noon, 1 PM–5 PM", "9:00 a. m.–12:00 p. m.". */
export const timesText = (
  times: readonly OpenMinutes[],
  text: ReturnType<typeof useText>,
  language: Language,
) => openingTimes(times, language, { closed: text('Closed'), always: text('Open 24 hours') });
