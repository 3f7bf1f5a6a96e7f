import { formatInstant } from '../../lists/format-instant';
import type { ShownItem } from './inbox-item-reader';

/**
 * By whom an item was marked as done, and when. The site does it itself when the record of an item is
 * published, approved or withdrawn.
 */
export function doneWords({ doneBy, doneAt }: ShownItem, timeZone: string): string {
  const who = doneBy === 'system' ? 'automatically' : doneBy && `by ${doneBy}`;
  const when = doneAt && formatInstant(doneAt, timeZone);
  return [who, when].filter(Boolean).join(', ');
}
