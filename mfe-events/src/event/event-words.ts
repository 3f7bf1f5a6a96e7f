import type { TownProfile } from '@town/contracts/settings/town-profile';
import { withClockTimes } from '@town/contracts/town/clock-time';
import { dateWords } from '@town/contracts/town/date';
import { townAndState } from '@town/contracts/town/town-and-state';
import type { ShownEvent } from '@town/slice-kit/read-event';

/** Length of a description in search results. */
const descriptionLength = 160;

/** When an event is: "Saturday, March 27, 2027, 10:00 AM". */
export function eventTime({ date, time }: ShownEvent): string {
  const words = dateWords(date);
  const day = words ? `${words.weekday}, ${words.month} ${words.day}, ${words.year}` : date;
  return time ? `${day}, ${withClockTimes(time)}` : day;
}

/** An event in a sentence or two, for search engines and social networks. */
export function eventSummary(event: ShownEvent, town: TownProfile): string {
  const place = event.location ?? townAndState(town);
  return `${eventTime(event)}, ${place}. ${event.description}`.trim().slice(0, descriptionLength);
}
