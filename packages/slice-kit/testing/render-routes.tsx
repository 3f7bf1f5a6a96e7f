import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { firstPrices } from '@town/contracts/plans/price-list';
import { blanco } from '@town/contracts/testing/blanco';
import type { LoadMapEngine } from '@town/slice-kit/map-engine';
import { QueryClientProvider } from '@town/slice-kit/query';
import { createQueryClient } from '@town/slice-kit/query-client';
import { type RouteObject, RouterProvider } from '@town/slice-kit/router';
import { MapEngineProvider, type Site, SiteProvider } from '@town/slice-kit/site';
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
  /** Draws maps; without one no map can be loaded. */
  loadMapEngine?: LoadMapEngine;
  /** Wraps the page in further providers of the shell. */
  around?(page: ReactNode): ReactNode;
}

/** A visited page. */
export interface Visit {
  user: UserEvent;
  /** Every requested address, in order. */
  asked: string[];
  /** The address shown now, with its query. */
  address(): string;
  /** Whether the last navigation left the page where it was scrolled to. */
  keepsScroll(): boolean;
}

const noMaps: LoadMapEngine = () => Promise.reject(new Error('This test has no maps.'));

/** Visits a page of a slice as the shell would show it, on a stubbed network. */
export function renderRoutes(
  createRoutes: (context: SliceContext) => RouteObject[],
  { path, api = {}, site, loadMapEngine = noMaps, around = (page) => page }: RenderRoutesOptions,
): Visit {
  const { asked } = stubNetwork(api);
  const queryClient = createQueryClient((address, init) => fetch(address, init));
  const known: Site = {
    url: 'https://guide.example.com',
    language: 'en',
    town: blanco,
    openingNotice: '',
    reviewsEvents: false,
    prices: firstPrices,
    weatherUrl: 'https://weather.example.com/v1/forecast',
    mapTilesUrl: null,
    today: '2027-03-10',
    now: {
      at: Date.parse('2027-03-10T18:00:00Z'),
      clock: '2027-03-10T12:00',
      timeZone: 'America/Chicago',
    },
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
  // Without a fallback the router logs a warning while a page's loader runs.
  const shell: RouteObject = { hydrateFallbackElement: <p>Opening the page</p>, children: routes };
  const router = createMemoryRouter([shell], { initialEntries: [path] });
  render(
    <SiteProvider value={known}>
      <MapEngineProvider value={loadMapEngine}>
        <QueryClientProvider client={queryClient}>
          {around(<RouterProvider router={router} />)}
        </QueryClientProvider>
      </MapEngineProvider>
    </SiteProvider>,
  );
  return {
    user: userEvent.setup(),
    asked,
    address: () => router.state.location.pathname + router.state.location.search,
    keepsScroll: () => router.state.preventScrollReset,
  };
}
