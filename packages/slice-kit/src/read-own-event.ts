import type { OwnEvent } from '@town/contracts/calendar/private-link';
import { flag, optionalText, recordReader, text, textOr } from './tolerant';

/** An event as its sender sees it; the answer may have a category that this page does not know. */
export type ShownOwnEvent = Omit<OwnEvent, 'category' | 'status'> & {
  category: string;
  status: string;
};

/** Reads an event as its sender sees it. */
export const readOwnEvent = recordReader<ShownOwnEvent>({
  id: text,
  slug: optionalText,
  title: text,
  description: textOr(''),
  category: textOr(''),
  date: text,
  endDate: optionalText,
  time: optionalText,
  endTime: optionalText,
  location: optionalText,
  status: textOr('scheduled'),
  awaitsReview: flag,
  version: textOr(''),
});
