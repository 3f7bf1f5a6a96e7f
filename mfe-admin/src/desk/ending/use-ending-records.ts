import {
  type EndingRecord,
  endingRecords,
  mostEnding,
} from '@town/contracts/managed-records/ending';
import { listReader, recordReader, text, textOr } from '@town/slice-kit/tolerant';
import { fetchAsStaff } from '../../lists/fetch-list';
import { useStaff } from '../session/staff';
import { useStaffQuery } from '../session/use-staff-query';

const readEnding = recordReader<EndingRecord>({
  kind: text,
  id: text,
  title: textOr('Untitled'),
  endsAt: text,
});

/** The records of all kinds that leave the site by themselves soon, the first to end first. */
export function useEndingRecords() {
  const { token } = useStaff();
  return useStaffQuery({
    key: ['ending'],
    async fetch(signal) {
      const lists = await Promise.all(
        (['catalog', 'content'] as const).map(async (service) =>
          listReader(readEnding)((await fetchAsStaff(endingRecords(service), token, signal)).data),
        ),
      );
      const records = lists.flat().sort((a, b) => Date.parse(a.endsAt) - Date.parse(b.endsAt));
      // A service that names as many as it can may have more, which end before the last of another service.
      const isCut = lists.some(({ length }) => length >= mostEnding);
      return isCut ? { records: records.slice(0, mostEnding), isCut } : { records, isCut };
    },
  });
}
