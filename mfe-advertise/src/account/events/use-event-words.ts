import { dateText, timesText } from '@town/language/dates';
import { useTexts } from '@town/language/texts';

/** Returns functions that say when and where an event is in the language of the page. */
export function useEventWords() {
  const { language, phrase } = useTexts();
  return {
    day: (date: string) => dateText(date, language),
    time: (time: string) => timesText(time, language),
    place: (location: string) => phrase?.(location) ?? location,
  };
}
