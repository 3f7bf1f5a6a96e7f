/**
 * The names of the query library that the site uses. Adding a name is a minor version of the platform.
 * @module
 */
import { notifyManager } from '@tanstack/react-query';

export type { DehydratedState } from '@tanstack/react-query';
export {
  hydrate,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

// Notifies components in a microtask, so that a button is busy before the next press. With the default, a
// timer, the second half of a fast double click comes first, and the action runs twice.
notifyManager.setScheduler(queueMicrotask);
