import { lastDay } from '@town/contracts/calendar/last-day';
import type { Language } from '@town/contracts/pages/languages';
import type { TownProfile } from '@town/contracts/settings/town-profile';
import { pageSummary } from '@town/contracts/text/page-summary';
import { townAndState } from '@town/contracts/town/town-and-state';
import { fullDateText } from '@town/language/dates';
import type { Texts } from '@town/language/texts';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { statusSentence } from '../events/details/event-status';
import { clockWords } from '../events/details/event-when';
import type { EventText } from '../messages/use-text';

/** The date and time of an event: "Saturday, March 27, 2027, 10:00 AM". */
export function eventTime(event: ShownEvent, language: Language): string {
  const [first, last] = [event.date, lastDay(event)].map((day) => fullDateText(day, language));
  const days = lastDay(event) === event.date ? first : `${first} – ${last}`;
  return [days, clockWords(event, language)].filter(Boolean).join(', ');
}

/** A summary of an event in one or two sentences, for search engines and social networks. */
export function eventSummary(
  event: ShownEvent,
  town: TownProfile,
  text: EventText,
  { language, phrase }: Texts,
): string {
  const place = event.location ?? townAndState(town);
  const status = statusSentence(event, text, language);
  const words = [
    status,
    event.status !== 'scheduled' && event.statusNote,
    `${eventTime(event, language)}, ${phrase?.(place) ?? place}.`,
    event.description,
  ];
  return pageSummary(words.filter(Boolean).join(' '));
}
