import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { recordId as recordIdSchema } from '@town/contracts/records/record-id';
import { statusOf } from '@town/slice-kit/http-error';
import { listReader } from '@town/slice-kit/tolerant';
import { fetchAsStaff } from '../../lists/fetch-list';
import { type DeskRecord, deskRecordReader } from '../records/desk-record';
import { useStaff } from '../session/staff';
import { useStaffQuery } from '../session/use-staff-query';
import type { ShownItem } from './inbox-item-reader';

/** The record that a report is about. It is missing if the list did not contain it. */
export interface Reported {
  kind: RecordKind;
  id: string;
  record: DeskRecord | undefined;
}

/**
 * The records that the reports among some items are about: one request for each kind of record. A service of an
 * earlier release answers others than those that it was asked for, so a record may be missing.
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
  return (item: ShownItem): Reported | undefined =>
    item.kind === 'report'
      ? data.find(({ kind, id }) => kind.name === item.recordKind && id === idOf(item))
      : undefined;
}

/** The id in the form in which the API answers it. A report may contain another one. */
const idOf = ({ recordId }: ShownItem) => recordId.toLowerCase();

/** The ids of the records to fetch, by kind. The list refuses all of them for one that is no id. */
function wantedOf(items: readonly ShownItem[]): { kind: RecordKind; ids: string[] }[] {
  const reports = items.filter(({ kind }) => kind === 'report');
  return managedKinds.flatMap((kind) => {
    const ids = reports
      .filter(({ recordKind }) => recordKind === kind.name)
      .map(idOf)
      .filter((id) => recordIdSchema.safeParse(id).success);
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
  const records = listReader(deskRecordReader(kind))(data);
  return ids.map((id) => ({ kind, id, record: records.find((record) => record.id === id) }));
}
