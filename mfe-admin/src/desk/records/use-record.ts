import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { fetchAsStaff } from '../../lists/fetch-list';
import { useStaff } from '../session/staff';
import { useStaffQuery } from '../session/use-staff-query';
import { readDeskRecord } from './desk-record';

/** Returns the function that fetches a record. */
export function useReadRecord(kind: RecordKind) {
  const { token } = useStaff();
  return async (id: string, signal?: AbortSignal) =>
    readDeskRecord(kind, (await fetchAsStaff(deskApi.record(kind.name, id), token, signal)).data);
}

/** One record, in any state. */
export function useRecord(kind: RecordKind, id: string) {
  const read = useReadRecord(kind);
  return useStaffQuery({
    key: [kind.name, 'record', id],
    fetch: (signal) => read(id, signal),
    fresh: true,
  });
}
