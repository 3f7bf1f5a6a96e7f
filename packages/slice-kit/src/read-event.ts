import type { TownEvent } from '@town/contracts/calendar/record';
import { type EventStatus, eventStatuses } from '@town/contracts/calendar/statuses';
import { pictureReaders } from './read-picture';
import {
  day,
  type FieldReader,
  flag,
  optionalText,
  recordReader,
  text,
  textOr,
  translated,
} from './tolerant';

/** An event may be of a category that this page does not know yet. */
export type ShownEvent = Omit<TownEvent, 'category'> & { category: string };

/** A day that may be missing. */
const optionalDay: FieldReader<string | null> = (value) => day(value) ?? null;

/** The status of an event; a missing or unknown status means that it takes place as planned. */
const status: FieldReader<EventStatus> = (value) =>
  eventStatuses.find((each) => each === value) ?? 'scheduled';

/** An address that a link may lead to, or null. */
const ticketAddress: FieldReader<string | null> = (value) => {
  const address = text(value);
  return address?.startsWith('https://') ? address : null;
};

/** Reads an event of the calendar; without a day it cannot be shown. */
export const readEvent = recordReader<ShownEvent>({
  id: text,
  slug: textOr(''),
  title: text,
  description: textOr(''),
  category: textOr('other'),
  date: day,
  time: optionalText,
  location: optionalText,
  featured: flag,
  ...pictureReaders,
  endDate: optionalDay,
  endTime: optionalText,
  status,
  statusNote: optionalText,
  previousDate: optionalDay,
  price: optionalText,
  ticketUrl: ticketAddress,
  organizer: optionalText,
  recurrence: optionalText,
  seriesId: optionalText,
  seriesSlug: optionalText,
  translated,
});
