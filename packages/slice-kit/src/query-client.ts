import { QueryClient } from '@town/slice-kit/query';
import { countedAnswer } from './counted-answer';
import { failureOf } from './http-error';

/** Fetches a path of the API; in the browser from the page's origin, on the server from its owner. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * Reads JSON from the API.
 * @throws HttpError when the answer is not a success
 */
export async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) {
    throw failureOf(response.status, (await response.text()) || response.statusText);
  }
  return response.json();
}

/**
 * Without a connection a request fails at once, with a message. By default the library would wait: a list
 * would load forever, and a form would be sent much later, unexpectedly.
 */
const networkMode = 'always';

/**
 * The site's query client: data is never stale, nothing is fetched again on focus or by a timer,
 * and nothing is retried. The first element of a query's key is the path that it fetches. A query whose
 * `meta` says `isCounted` gets the list with the number of its records on all pages.
 */
export function createQueryClient(fetchApi: ApiFetch): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey, signal, meta }) => {
          const response = await fetchApi(String(queryKey[0]), { signal });
          const answer = await readJson(response);
          return meta?.['isCounted'] ? countedAnswer(answer, response) : answer;
        },
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // An error from rendering on the server stays until the visitor tries again.
        retryOnMount: false,
        retry: false,
        networkMode,
      },
      mutations: { retry: false, networkMode },
      dehydrate: { shouldDehydrateQuery: (query) => query.state.status !== 'pending' },
    },
  });
}
