import { api } from '@town/contracts/api/paths';
import type { OpenNow } from '@town/contracts/directory/open-now';
import { queryOptions } from '@town/slice-kit/query';
import { number, recordReader } from '@town/slice-kit/tolerant';

const read = recordReader<OpenNow>({ dining: number, shopping: number, services: number });

/**
 * How many places are open at a minute; null where it is not known.
 * @param clock the minute on the town's clock: the places are counted again in the next one
 */
export const openNowQuery = (clock: string) =>
  queryOptions<unknown, Error, OpenNow | null>({
    queryKey: [api.openNow, clock],
    select: (answer) => read(answer) ?? null,
    // The counts stay while the next minute's load.
    placeholderData: (counted: unknown) => counted,
  });
