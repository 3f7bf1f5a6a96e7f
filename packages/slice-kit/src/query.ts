/**
 * The names of the query library that the site uses. Adding a name is a minor version of the platform.
 * @module
 */
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
