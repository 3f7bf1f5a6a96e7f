import { ownerApi } from '@town/contracts/api/paths';
import { queryOptions } from '@town/slice-kit/query';
import { readOwnEvent, type ShownOwnEvent } from '@town/slice-kit/read-own-event';
import { flag, listReader, recordReader } from '@town/slice-kit/tolerant';

/** The events of a business, and whether its plan includes posting them. */
export interface ShownBusinessEvents {
  locked: boolean;
  events: ShownOwnEvent[];
}

/** Reads the answer of the query. */
export const readEvents = recordReader<ShownBusinessEvents>({
  locked: flag,
  events: listReader(readOwnEvent),
});

/** The events of one listing of the signed-in owner. */
export const eventsQuery = (id: string) =>
  queryOptions<unknown, Error, ShownBusinessEvents>({
    queryKey: [ownerApi.events(id)],
    select(answer) {
      const events = readEvents(answer);
      if (!events) throw new Error('The answer has no events');
      return events;
    },
    staleTime: 0,
  });
