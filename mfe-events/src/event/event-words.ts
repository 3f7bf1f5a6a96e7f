import type { TownProfile } from '@town/contracts/settings/town-profile';
import { townAndState } from '@town/contracts/town/town-and-state';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { statusSentence } from '../events/event-status';
import { clockWords, lastDay, longDay } from '../events/event-when';

/** Length of a description in search results. */
const descriptionLength = 160;

/** When an event is: "Saturday, March 27, 2027, 10:00 AM". */
export function eventTime(event: ShownEvent): string {
  const [first, last] = [event.date, lastDay(event)].map(longDay);
  const days = lastDay(event) === event.date ? first : `${first} – ${last}`;
  return [days, clockWords(event)].filter(Boolean).join(', ');
}

/** An event in a sentence or two, for search engines and social networks. */
export function eventSummary(event: ShownEvent, town: TownProfile): string {
  const place = event.location ?? townAndState(town);
  const status = statusSentence(event);
  const words = [status, `${eventTime(event)}, ${place}.`, event.description];
  return words.filter(Boolean).join(' ').trim().slice(0, descriptionLength);
}
