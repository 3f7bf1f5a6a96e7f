import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { statusOf } from '@town/slice-kit/http-error';
import { listReader } from '@town/slice-kit/tolerant';
import { fetchAsStaff } from '../../lists/fetch-list';
import { type DeskRecord, deskRecordReader } from '../records/desk-record';
import { useStaff } from '../session/staff';
import { useStaffQuery } from '../session/use-staff-query';
import type { ShownItem } from './inbox-item-reader';

interface Reported {
  kind: RecordKind;
  record: DeskRecord;
}

/**
 * The records that the reports among some items are about: one request for each kind of record.
 * @returns a function that finds the record of an item; undefined for other items, and until it is fetched
 */
export function useReportedRecords(items: readonly ShownItem[]) {
  const { token } = useStaff();
  const wanted = wantedOf(items);
  const { data = [] } = useStaffQuery({
    key: ['inbox', 'reported', wanted.map(({ kind, ids }) => [kind.name, ids])],
    async fetch(signal) {
      const found = await Promise.all(
        wanted.map(({ kind, ids }) =>
          fetchRecords(kind, ids, token, signal).catch((error: unknown) => {
            // The items are readable without the names of their records.
            if (statusOf(error) === 401) throw error;
            return [];
          }),
        ),
      );
      return found.flat();
    },
    keepsShown: true,
  });
  return ({ kind, recordKind, recordId }: ShownItem): Reported | undefined =>
    kind === 'report'
      ? data.find((each) => each.kind.name === recordKind && each.record.id === recordId)
      : undefined;
}

/** The ids of the records to fetch, by kind. */
function wantedOf(items: readonly ShownItem[]): { kind: RecordKind; ids: string[] }[] {
  const reports = items.filter(({ kind }) => kind === 'report');
  return managedKinds.flatMap((kind) => {
    const ids = reports.flatMap((item) => (item.recordKind === kind.name ? [item.recordId] : []));
    return ids.length > 0 ? [{ kind, ids: [...new Set(ids)] }] : [];
  });
}

async function fetchRecords(
  kind: RecordKind,
  ids: readonly string[],
  token: string,
  signal: AbortSignal,
): Promise<Reported[]> {
  const query = new URLSearchParams({ ids: ids.join(), limit: String(ids.length) });
  const { data } = await fetchAsStaff(`${deskApi.records(kind.name)}?${query}`, token, signal);
  return listReader(deskRecordReader(kind))(data).map((record) => ({ kind, record }));
}
