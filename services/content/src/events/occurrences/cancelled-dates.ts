/** How senders cancel and restore single dates. What staff have left out or moved stays. */
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { entriesOf, exceptionOf, exceptionsIn, exceptionValues } from './exceptions.js';
import type { EventException } from './expand-event.js';

/**
 * The entries after one date was cancelled or restored; the others keep their order.
 * @param cancelled undefined where the date takes place
 */
export function withDate(
  all: unknown[],
  repetition: string,
  cancelled: EventException | undefined,
): unknown[] {
  const index = all.findIndex((each) => exceptionOf(each)?.date === repetition);
  const known = exceptionOf(all[index]);
  if (known && known.change !== 'cancelled') return all;
  const entries = cancelled ? [cancelled] : [];
  return known ? all.toSpliced(index, 1, ...entries) : [...all, ...entries];
}

/**
 * The entries of a content after a sender's changes of single dates. Only changed dates are taken over,
 * and never the whole list: the public version and a draft of the staff can have different ones.
 * @param before what the sender changed: a date counts as changed that differs from any of them
 * @param sent what the sender sees afterwards
 */
export function mergedDates(
  content: RecordContent,
  before: readonly RecordContent[],
  sent: RecordContent,
): unknown[] {
  const wanted = byDate(sent);
  const changed = new Set(
    before.map(byDate).flatMap((known) => {
      const dates = [...known.keys(), ...wanted.keys()];
      return dates.filter((date) => textOf(known.get(date)) !== textOf(wanted.get(date)));
    }),
  );
  return [...changed].reduce(
    (entries, date) => withDate(entries, date, wanted.get(date)),
    entriesOf(content),
  );
}

const byDate = (content: RecordContent) =>
  new Map(exceptionsIn(content).map((each) => [each.date, each]));

const textOf = (exception: EventException | undefined) =>
  exception && JSON.stringify(exceptionValues(exception));
