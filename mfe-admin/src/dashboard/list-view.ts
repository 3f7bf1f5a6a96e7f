import { advertiserStatuses } from '@town/contracts/advertisers/status';
import * as z from 'zod/mini';
import { listAddress, listParameters } from '../lists/list-parameters';

const schema = z.object({
  ...listParameters,
  status: z.catch(z.enum([...advertiserStatuses, 'all']), 'all'),
  sort: z.catch(z.enum(['newest', 'oldest', 'name']), 'newest'),
});

/** Which applications are listed, and how. */
export interface ListView {
  status: z.output<typeof schema>['status'];
  words: string;
  sort: z.output<typeof schema>['sort'];
  page: number;
}

/** Reads the view from the page's address. */
export function readListView(parameters: URLSearchParams): ListView {
  const { q: words, ...view } = schema.parse(Object.fromEntries(parameters));
  return { ...view, words };
}

/** The address parameters of a view. */
export function listViewAddress(view: ListView): Record<string, string> {
  return {
    ...listAddress(view),
    ...(view.status !== 'all' && { status: view.status }),
    ...(view.sort !== 'newest' && { sort: view.sort }),
  };
}
