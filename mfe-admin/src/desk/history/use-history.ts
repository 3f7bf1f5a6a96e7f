import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import {
  type FieldReader,
  listReader,
  number,
  recordReader,
  text,
  textOr,
} from '@town/slice-kit/tolerant';
import { fetchAsStaff } from '../../lists/fetch-list';
import { useStaff } from '../session/staff';
import { useStaffQuery } from '../session/use-staff-query';

interface ShownChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** A version as the history shows it. */
export interface ShownVersion {
  version: number;
  at: string;
  by: string;
  action: string;
  changes: ShownChange[];
}

const anything: FieldReader<unknown> = (value) => value ?? null;
const readChange = recordReader<ShownChange>({ field: text, before: anything, after: anything });

const readVersion = recordReader<ShownVersion>({
  version: number,
  at: textOr(''),
  by: textOr(''),
  action: textOr('save'),
  changes: (value) => (Array.isArray(value) ? listReader(readChange)(value) : []),
});

/** Every version of a record, the newest first. */
export function useHistory(kind: RecordKind, id: string) {
  const { token } = useStaff();
  return useStaffQuery({
    key: [kind.name, 'history', id],
    fetch: async (signal) =>
      listReader(readVersion)(
        (await fetchAsStaff(deskApi.history(kind.name, id), token, signal)).data,
      ),
    fresh: true,
  });
}
