import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { fetchAsStaff } from '../../lists/fetch-list';
import { useStaff } from '../session/staff';
import { useStaffQuery } from '../session/use-staff-query';
import { readDeskRecord } from './desk-record';

/** One record, in any state. */
export function useRecord(kind: RecordKind, id: string) {
  const { token } = useStaff();
  return useStaffQuery({
    key: [kind.name, 'record', id],
    fetch: async (signal) =>
      readDeskRecord(kind, (await fetchAsStaff(deskApi.record(kind.name, id), token, signal)).data),
    fresh: true,
  });
}
