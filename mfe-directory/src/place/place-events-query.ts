import { api } from '@town/contracts/api/paths';
import { listQuery } from '@town/slice-kit/list-query';
import { readEvent } from '@town/slice-kit/read-event';

/** How many events the page of a business shows; of a repeated event only the next date. */
const shown = 10;

/**
 * The next events of a business.
 * @param today the town's day
 */
export const placeEventsQuery = (businessId: string, today: string) =>
  listQuery(
    `${api.events}?${new URLSearchParams({
      ...{ business: businessId, from: today, dates: 'next', limit: String(shown) },
    })}`,
    readEvent,
  );
