import { useLocation } from '@town/slice-kit/router';
import * as z from 'zod/mini';
import { deskPages } from '../desk-pages';

const schema = z.object({
  /** The address of the list from which an item was opened, with its filters. */
  inbox: z.string().check(z.startsWith(deskPages.inbox)),
  /** The ids of the items below it on that page. */
  following: z.array(z.string()),
});

/** Where a clerk came from and goes on. It is in the state of the history entry, so it survives a reload. */
export type ItemTrail = z.infer<typeof schema>;

/** The trail of the item that is shown; without one it leads to the whole inbox. */
export function useItemTrail(): ItemTrail {
  const { state } = useLocation();
  return schema.safeParse(state).data ?? { inbox: deskPages.inbox, following: [] };
}
