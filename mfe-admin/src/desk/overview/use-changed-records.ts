import {
  type ChangedRecord,
  changedRecords,
  mostChanged,
} from '@town/contracts/managed-records/changed';
import { listReader, recordReader, text, textOr } from '@town/slice-kit/tolerant';
import { fetchAsStaff } from '../../lists/fetch-list';
import { useStaff } from '../session/staff';
import { useStaffQuery } from '../session/use-staff-query';

/** A record that somebody else has changed. */
export type ShownChanged = Omit<ChangedRecord, 'action'> & { action: string };

const readChanged = recordReader<ShownChanged>({
  kind: text,
  id: text,
  title: textOr('Untitled'),
  at: text,
  by: text,
  action: text,
});

/** The records of all kinds that others have changed lately, the last changed first. */
export function useChangedRecords() {
  const { token } = useStaff();
  return useStaffQuery({
    key: ['changed'],
    async fetch(signal) {
      const lists = await Promise.all(
        (['catalog', 'content'] as const).map(async (service) =>
          listReader(readChanged)(
            (await fetchAsStaff(changedRecords(service), token, signal)).data,
          ),
        ),
      );
      const records = lists.flat().sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
      return records.slice(0, mostChanged);
    },
  });
}
