import { api } from '@town/contracts/api/paths';
import type { OpenNow } from '@town/contracts/directory/open-now';
import { queryOptions } from '@town/slice-kit/query';
import { number, recordReader } from '@town/slice-kit/tolerant';

const read = recordReader<OpenNow>({ dining: number, shopping: number, services: number });

/** How many places are open at this minute; null where it is not known. */
export const openNowQuery = queryOptions<unknown, Error, OpenNow | null>({
  queryKey: [api.openNow],
  select: (answer) => read(answer) ?? null,
});
