/**
 * Every name of the query library that the site uses; adding one is a minor version of the platform.
 * @module
 */
export type { DehydratedState } from '@tanstack/react-query';
export {
  hydrate,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
