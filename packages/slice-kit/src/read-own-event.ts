import type { EventChange } from '@town/contracts/calendar/form';
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

/** A change of an event. Only the form of a business asks for a rule; without one it stays as it is. */
export type SentChange = EventChange & { recurrence?: string | null | undefined };

/** Whether an event has the values of a change, which may have been made although its response was lost. */
export function isChangedTo(event: ShownOwnEvent, change: SentChange): boolean {
  const { title, description, category, date, endDate, time, endTime, location } = change;
  const { recurrence } = change;
  const sent = {
    ...{ title, description, category, date, endDate, time, endTime, location },
    ...(recurrence !== undefined && { recurrence }),
  };
  const kept: Record<string, unknown> = event;
  return Object.entries(sent).every(([name, value]) => (value || null) === (kept[name] || null));
}
