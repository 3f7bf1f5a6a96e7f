import { inboxApi } from '@town/contracts/inbox/paths';
import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { type FieldReader, listReader } from '@town/slice-kit/tolerant';
import { fetchAsStaff } from '../../../lists/fetch-list';
import { type DeskRecord, deskRecordReader } from '../../records/desk-record';
import { useStaff } from '../../session/staff';
import { useStaffQuery } from '../../session/use-staff-query';
import { readItem, type ShownItem } from '../inbox-item-reader';
import { type ComparedFact, comparisonOf, likeliest, likeliestItems } from './compared-facts';

/** Of each search. */
const found = 10;
const shown = 3;

/**
 * What an item may be a duplicate of, with the facts by which they are compared: records, and open items
 * of which no record has been made yet.
 */
export interface SimilarRecords {
  kind: RecordKind;
  facts: ComparedFact[];
  items: ShownItem[];
  records: DeskRecord[];
}

/** Looks for records and open items like what an item holds; null where none can be. */
export function useSimilarRecords(item: ShownItem) {
  const { token } = useStaff();
  return useStaffQuery<SimilarRecords | null>({
    key: ['inbox', 'similar', item.id],
    async fetch(signal) {
      const comparison = comparisonOf(item);
      const kind = managedKinds.find(({ name }) => name === comparison?.kind);
      if (!comparison || !kind) return null;
      const { facts, words, publicWords } = comparison;
      const readRecord = deskRecordReader(kind);
      const [open, ...lists] = await Promise.all([
        Promise.all(words.map((q) => search(inboxApi.items, q, readItem))),
        ...words.map((q) => search(deskApi.records(kind.name), q, readRecord)),
        ...(publicWords ? [search(`/api/${kind.name}`, publicWords, readRecord)] : []),
      ]);
      // What staff see comes first: the public answer has no state.
      const records = new Map<string, DeskRecord>();
      for (const record of lists.flat()) {
        if (!records.has(record.id) && record.id !== item.recordId) records.set(record.id, record);
      }
      const likely = likeliest([...records.values()], facts, shown);
      // An event from the public is a record at once: its item would be a second column of the same.
      const isShown = ({ recordId }: ShownItem) => likely.some(({ id }) => id === recordId);
      const others = open.flat().filter((each) => !isShown(each));
      return { kind, facts, items: likeliestItems(others, item, shown), records: likely };

      async function search<Found>(path: string, q: string, read: FieldReader<Found>) {
        const query = new URLSearchParams({ q, limit: String(found) });
        const { data } = await fetchAsStaff(`${path}?${query}`, token, signal);
        return listReader(read)(withState(data));
      }
    },
  });
}

/** A public record has no state of its own: it is published. */
function withState(answer: unknown): unknown {
  if (!Array.isArray(answer)) return answer;
  return answer.map((record: unknown) => ({ state: 'published', version: 1, ...Object(record) }));
}
