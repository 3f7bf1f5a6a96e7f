import { ownerApi } from '@town/contracts/api/paths';
import type { ListingStatistics } from '@town/contracts/statistics/listing-statistics';
import {
  day,
  type FieldReader,
  listReader,
  number,
  recordReader,
  text,
} from '@town/slice-kit/tolerant';
import { ownerRecordQuery } from '../owner-query';

const count: FieldReader<number> = (value) => Math.max(0, number(value) ?? 0);

/** The counts of one day. */
export type DayCounts = ListingStatistics['days'][number];

const readDays = listReader(
  recordReader<DayCounts>({
    day,
    seen: count,
    opened: count,
    called: count,
    directions: count,
    website: count,
  }),
);
const readWords = listReader(
  recordReader<ListingStatistics['words'][number]>({ word: text, count }),
);

const readStatistics = recordReader<ListingStatistics>({
  from: day,
  to: day,
  days: readDays,
  words: (value) => (Array.isArray(value) ? readWords(value) : []),
});

/** The query string with the first and the last day of a period. */
export const periodQuery = (from: string, to: string) => new URLSearchParams({ from, to });

/** The counts of a listing for each day of a period. */
export const statisticsQuery = (id: string, from: string, to: string) =>
  ownerRecordQuery(`${ownerApi.statistics(id)}?${periodQuery(from, to)}`, readStatistics);
