import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { QueryClientProvider } from '@town/slice-kit/query';
import { createQueryClient } from '@town/slice-kit/query-client';
import { type RouteObject, RouterProvider } from '@town/slice-kit/router';
import { type Site, SiteProvider } from '@town/slice-kit/site';
import type { SliceContext } from '@town/slice-kit/slice';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { type StubbedAnswer, stubNetwork } from './network';

interface RenderRoutesOptions {
  /** The address that is visited. */
  path: string;
  /** What the API answers, by path with query. */
  api?: Record<string, StubbedAnswer>;
  site?: Partial<Site>;
  /** What the shell puts around its pages besides. */
  around?(page: ReactNode): ReactNode;
}

/** A visited page. */
export interface Visit {
  user: UserEvent;
  /** Every address asked of the network, in order. */
  asked: string[];
  /** The address shown now, with its query. */
  address(): string;
}

/** Visits a page of a slice as the shell would show it, on a network that the test decides on. */
export function renderRoutes(
  createRoutes: (context: SliceContext) => RouteObject[],
  { path, api = {}, site, around = (page) => page }: RenderRoutesOptions,
): Visit {
  const { asked } = stubNetwork(api);
  const queryClient = createQueryClient((address, init) => fetch(address, init));
  const known: Site = {
    url: 'https://guide.example.com',
    weatherUrl: 'https://weather.example.com/v1/forecast',
    today: '2027-03-10',
    payments: null,
    ...site,
  };
  const routes = createRoutes({
    site: known,
    queryClient,
    prefetch(...queries) {
      for (const query of queries) void queryClient.prefetchQuery(query);
      return Promise.resolve(null);
    },
    setStatus() {},
  });
  // The router says so in the console where nothing stands in for a page whose loader still runs.
  const shell: RouteObject = { hydrateFallbackElement: <p>Opening the page</p>, children: routes };
  const router = createMemoryRouter([shell], { initialEntries: [path] });
  render(
    <SiteProvider value={known}>
      <QueryClientProvider client={queryClient}>
        {around(<RouterProvider router={router} />)}
      </QueryClientProvider>
    </SiteProvider>,
  );
  return {
    user: userEvent.setup(),
    asked,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
