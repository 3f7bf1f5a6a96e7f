import { staffApi } from '@town/contracts/api/paths';
import { type RevenueRow, revenueAmounts, revenueCounts } from '@town/contracts/revenue/revenue';
import { useMutation } from '@town/slice-kit/query';
import { listReader, number, recordReader, text } from '@town/slice-kit/tolerant';
import { fetchAsStaff } from '../../lists/fetch-list';
import { saveFile } from '../save-file';
import { useStaff } from '../session/staff';
import { useDownloadFailure } from '../session/use-desk-failure';
import { useStaffQuery } from '../session/use-staff-query';

/** A row of any plan, also of one that this page does not know. */
export type ShownRow = Omit<RevenueRow, 'plan'> & { plan: string };

const count = (value: unknown) => number(value) ?? 0;

const readRow = recordReader<ShownRow>({
  month: text,
  plan: text,
  active: count,
  started: count,
  ended: count,
  failing: count,
  recovered: count,
  chargedCents: count,
  refundedCents: count,
  disputedCents: count,
  netCents: count,
});

const readRows = listReader(readRow);

/** The names of the numbers of a row. */
export const figures = [...revenueCounts, ...revenueAmounts] as const;

/** The rows of a period, the earliest month first. */
export function useRevenue(from: string, to: string) {
  const { token } = useStaff();
  return useStaffQuery({
    key: ['revenue', from, to],
    async fetch(signal) {
      const { data } = await fetchAsStaff(address(staffApi.revenue, from, to), token, signal);
      return readRows(Object(data).rows);
    },
    keepsShown: true,
  });
}

/** Saves the same rows as a file. */
export function useRevenueExport(from: string, to: string) {
  const { token } = useStaff();
  return useMutation({
    mutationFn: () => saveFile(address(staffApi.revenueExport, from, to), 'revenue.csv', token),
    onError: useDownloadFailure()('Not exported'),
  });
}

const address = (path: string, from: string, to: string) =>
  `${path}?${new URLSearchParams({ from, to })}`;
