import { staffApi } from '@town/contracts/api/paths';
import type { MonthVisits, MonthWork } from '@town/contracts/statistics/monthly-report';
import { listReader, number, optionalNumber, recordReader, text } from '@town/slice-kit/tolerant';
import { fetchAsStaff } from '../../lists/fetch-list';
import { useStaff } from '../session/staff';
import { useStaffQuery } from '../session/use-staff-query';

const count = (value: unknown) => number(value) ?? 0;

const readVisits = recordReader<MonthVisits>({
  month: text,
  seen: count,
  opened: count,
  called: count,
  directions: count,
  website: count,
});

const readWork = recordReader<MonthWork>({
  month: text,
  events: count,
  articles: count,
  received: count,
  finished: count,
  medianHours: optionalNumber,
});

/** What visitors did with the listings, by month. */
export const useMonthlyVisits = () => useMonths(staffApi.monthlyVisits, listReader(readVisits));

/** What the town published and answered, by month. */
export const useMonthlyWork = () => useMonths(staffApi.monthlyWork, listReader(readWork));

function useMonths<Row>(path: string, read: (answer: unknown) => Row[]) {
  const { token } = useStaff();
  return useStaffQuery({
    key: [path],
    async fetch(signal) {
      const { data } = await fetchAsStaff(path, token, signal);
      return read(Object(data).months);
    },
  });
}
