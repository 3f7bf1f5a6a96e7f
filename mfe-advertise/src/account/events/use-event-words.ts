import { readRule } from '@town/contracts/calendar/recurrence/rule';
import { dateText, timesText } from '@town/language/dates';
import { ruleText } from '@town/language/rule-text';
import { useTexts } from '@town/language/texts';
import type { ShownBusinessEvent } from './events-query';

/** Returns functions that say when and where an event is in the language of the page. */
export function useEventWords() {
  const { language, phrase } = useTexts();
  return {
    /** How it is repeated; undefined where it takes place once. */
    rule({ recurrence, date }: Pick<ShownBusinessEvent, 'recurrence' | 'date'>) {
      const rule = readRule(recurrence ?? '');
      return rule && ruleText(rule, date, language);
    },
    day: (date: string) => dateText(date, language),
    time: (time: string) => timesText(time, language),
    place: (location: string) => phrase?.(location) ?? location,
  };
}
