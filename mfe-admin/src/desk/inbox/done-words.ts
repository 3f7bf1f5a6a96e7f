import { formatInstant } from '../../lists/format-instant';
import type { ShownItem } from './inbox-item-reader';

/**
 * Says who has marked an item as done, and when. The site does it itself when the record of an item is
 * published, approved or withdrawn.
 */
export function doneWords({ doneBy, doneAt }: ShownItem, timeZone: string): string {
  const who = doneBy === 'system' ? 'automatically' : doneBy && `by ${doneBy}`;
  const words = who ? `Done ${who}` : 'Done';
  return doneAt ? `${words}, ${formatInstant(doneAt, timeZone)}` : words;
}
