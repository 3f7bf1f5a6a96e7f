import type { TownEvent } from '@town/contracts/calendar/record';
import { pictureReaders } from './read-picture';
import { day, flag, optionalText, recordReader, text, textOr } from './tolerant';

/** An event may be of a category that this page does not know yet. */
export type ShownEvent = Omit<TownEvent, 'category'> & { category: string };

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
});
