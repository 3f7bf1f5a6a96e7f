import { awaitsHeader } from '@town/contracts/managed-records/calls';
import { deskApi } from '@town/contracts/managed-records/paths';
import { type RecordState, recordStates } from '@town/contracts/managed-records/record';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { number } from '@town/slice-kit/tolerant';
import { fetchAsStaff, fetchPage, type ListPage } from '../../lists/fetch-list';
import { type DeskRecord, deskRecordReader } from '../records/desk-record';
import { useStaff } from '../session/staff';
import { useStaffQuery } from '../session/use-staff-query';
import type { RecordView } from './record-view';

/** A page of records. */
export interface RecordPage extends ListPage<DeskRecord> {
  /** An earlier service has ignored the filter of what awaits review, so these are all records. */
  isUnfiltered: boolean;
}

/** One page of the records of a kind. */
export function useRecords(kind: RecordKind, view: RecordView) {
  const { token } = useStaff();
  const { q, state, awaits, category, spanish, sort, page } = view;
  const parameters = {
    sort,
    ...(q && { q }),
    ...(state !== 'all' && { state }),
    ...(awaits && { awaits }),
    ...(category && { category }),
    ...(spanish && { spanish }),
  };
  return useStaffQuery({
    key: [kind.name, 'list', view],
    fetch: async (signal): Promise<RecordPage> => {
      const read = deskRecordReader(kind);
      const path = deskApi.records(kind.name);
      const found = await fetchPage(path, read, page, parameters, token, signal);
      const isUnfiltered = awaits !== '' && found.headers.get(awaitsHeader) !== awaits;
      return { ...found, isUnfiltered };
    },
    keepsShown: true,
  });
}

/** How many records of a kind there are in each state. */
export function useStateCounts(kind: RecordKind) {
  const { token } = useStaff();
  return useStaffQuery({
    key: [kind.name, 'counts'],
    fetch: async (signal) =>
      readCounts((await fetchAsStaff(deskApi.counts(kind.name), token, signal)).data),
    keepsShown: true,
  });
}

function readCounts(answer: unknown): Partial<Record<RecordState, number>> {
  const given = new Map(Object.entries(answer ?? {}));
  return Object.fromEntries(recordStates.map((state) => [state, number(given.get(state))]));
}
