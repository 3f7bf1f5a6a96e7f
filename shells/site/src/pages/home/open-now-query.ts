import { api } from '@town/contracts/api/paths';
import type { OpenNow } from '@town/contracts/directory/open-now';
import { queryOptions } from '@town/slice-kit/query';
import { number, recordReader } from '@town/slice-kit/tolerant';

const read = recordReader<OpenNow>({ dining: number, shopping: number, services: number });

/**
 * How many places are open at a given minute; null when it is not known.
 * @param clock the minute on the town's clock, part of the key: each minute counts the places again
 */
export const openNowQuery = (clock: string) =>
  queryOptions<unknown, Error, OpenNow | null>({
    queryKey: [api.openNow, clock],
    select: (answer) => read(answer) ?? null,
    // The previous minute's counts stay visible while the next ones load.
    placeholderData: (counted: unknown) => counted,
  });
