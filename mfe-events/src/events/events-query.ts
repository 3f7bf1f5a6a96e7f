import { api } from '@town/contracts/api-paths';
import type { TownEvent } from '@town/contracts/town-event';
import { queryOptions } from '@town/slice-kit/query';

/** Every event of the calendar. */
export const eventsQuery = queryOptions<TownEvent[]>({ queryKey: [api.events] });
