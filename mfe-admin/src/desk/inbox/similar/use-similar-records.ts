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
 * Possible duplicates of an item, with the compared facts: records, and open items without a record.
 */
export interface SimilarRecords {
  kind: RecordKind;
  facts: ComparedFact[];
  items: ShownItem[];
  records: DeskRecord[];
}

/** Finds records and open items similar to an item; null if its kind cannot have duplicates. */
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
      // The staff's version of a record has priority, because the public response has no state.
      const records = new Map<string, DeskRecord>();
      for (const record of lists.flat()) {
        if (!records.has(record.id) && record.id !== item.recordId) records.set(record.id, record);
      }
      const likely = likeliest([...records.values()], facts, shown);
      // An event from the public is stored as a record at once, so its item would show the same event twice.
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
