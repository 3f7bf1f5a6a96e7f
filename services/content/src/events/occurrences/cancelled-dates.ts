/** How a sender's changes of single dates reach a content. What staff have left out or moved stays. */
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { entriesOf, exceptionOf, exceptionsIn, exceptionValues } from './exceptions.js';
import type { EventException } from './expand-event.js';

/**
 * The entries after one date got another entry or none; the others keep their order.
 * @param entry that of the date: it is cancelled, or moved in the content that a sender sees; undefined where it
 *   takes place as the rule says
 */
export function withDate(
  all: unknown[],
  repetition: string,
  entry: EventException | undefined,
): unknown[] {
  const index = all.findIndex((each) => exceptionOf(each)?.date === repetition);
  const known = exceptionOf(all[index]);
  if (known && known.change !== 'cancelled') return all;
  const entries = entry ? [entry] : [];
  return known ? all.toSpliced(index, 1, ...entries) : [...all, ...entries];
}

/**
 * The entries of a content after a sender's changes of single dates. Only changed dates are taken over,
 * and never the whole list: the public version and a draft of the staff can have different ones.
 * @param before the contents that the sender's is compared with: the public one, and the one the sender saw. A
 *   date that differs from one of them is changed.
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
