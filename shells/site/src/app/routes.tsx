import type { RegisteredSlice } from '@town/contracts/slice-registry';
import type { RouteObject } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';
import type { ReactNode } from 'react';
import { retriable } from '../slices/late-page';
import { SliceOutlet } from '../slices/slice-outlet';
import { UnavailablePage } from '../slices/unavailable-page';
import { ErrorPage } from './error-page';
import { Layout } from './layout';

/** Id of the route that every other is a child of. */
export const rootRouteId = 'site';
/** Id of the home page's route. */
export const homeRouteId = 'page-home';
/** Id of the route that answers unknown paths. */
export const notFoundRouteId = 'not-found';

/** The id that a slice itself gave to one of its routes. */
export function idWithinSlice(slice: string, routeId: string): string | undefined {
  const prefix = `${slice}/`;
  return routeId.startsWith(prefix) ? routeId.slice(prefix.length) : undefined;
}

/** The slice that a matched route belongs to, if any. */
export function sliceOfRoute(routeId: string): string | undefined {
  return /^slice:([^/]+)/.exec(routeId)?.[1];
}

/** A slice's pages, within the shell's containment. */
export function sliceRoute(
  slice: Pick<RegisteredSlice, 'name'>,
  pages: RouteObject[],
): RouteObject {
  return {
    id: `slice:${slice.name}`,
    element: <SliceOutlet slice={slice.name} />,
    errorElement: <UnavailablePage />,
    children: identified(pages, slice.name),
  };
}

/**
 * Names a slice's routes by the slice. The router would count them through the whole site, and the
 * browser, which knows only the slices it has loaded, would not find the server's data of a page.
 */
function identified(routes: RouteObject[], prefix: string): RouteObject[] {
  return routes.map((route, index) => {
    const id = `${prefix}/${route.id ?? index}`;
    const lazy = route.lazy && retriable(route.lazy);
    return route.index
      ? { ...route, id, lazy }
      : { ...route, id, lazy, children: route.children && identified(route.children, id) };
  });
}

/** What is shown in place of a page whose slice is not there. */
export const unavailablePage = <UnavailablePage />;

/**
 * In place of the pages of a slice that is not there. The route is another one than the slice's own,
 * which can still be added.
 */
export function unavailableRoute(
  slice: Pick<RegisteredSlice, 'name' | 'mounts'>,
  element: ReactNode = unavailablePage,
): RouteObject {
  const id = `slice:${slice.name}/unavailable`;
  const pages = slice.mounts.map((mount) => ({ path: `${mount.slice(1)}/*`, element }));
  return { id, children: identified(pages, id) };
}

/**
 * Every route of the site.
 * @param context what loaders fetch with
 * @param homeData fetches what the home page's widgets show
 * @param slices routes of the slices that are loaded
 */
export function createRoutes(
  context: SliceContext,
  homeData: () => Promise<null>,
  slices: RouteObject[],
): RouteObject[] {
  return [
    {
      id: rootRouteId,
      path: '/',
      element: <Layout />,
      errorElement: <ErrorPage />,
      children: [
        {
          id: homeRouteId,
          index: true,
          lazy: async () => ({
            loader: homeData,
            Component: (await import(/* webpackChunkName: "page-home" */ '../pages/home/home-page'))
              .HomePage,
          }),
        },
        ...shellPages(context),
        ...slices,
        {
          id: notFoundRouteId,
          path: '*',
          lazy: async () => ({
            Component: (await import(/* webpackChunkName: "not-found" */ './not-found-page'))
              .NotFoundPage,
          }),
        },
      ],
    },
  ];
}

/** The shell's own pages; each loads when it is visited. The id names the chunk of its files. */
function shellPages(context: SliceContext): RouteObject[] {
  return [
    {
      id: 'page-about',
      path: 'about',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-about" */ '../pages/about/about-page'))
          .AboutPage,
      }),
    },
    {
      id: 'page-history',
      path: 'history',
      lazy: async () => {
        const page = await import(
          /* webpackChunkName: "page-history" */ '../pages/history/history-page'
        );
        return { Component: page.HistoryPage, loader: () => page.loadHistory(context) };
      },
    },
    {
      id: 'page-historical-photos',
      path: 'historical-photos',
      lazy: async () => {
        const page = await import(
          /* webpackChunkName: "page-historical-photos" */ '../pages/historical-photos/historical-photos-page'
        );
        return {
          Component: page.HistoricalPhotosPage,
          loader: () => page.loadHistoricalPhotos(context),
        };
      },
    },
    {
      id: 'page-civic-contacts',
      path: 'civic-contacts',
      lazy: async () => {
        const page = await import(
          /* webpackChunkName: "page-civic-contacts" */ '../pages/civic-contacts/civic-contacts-page'
        );
        return { Component: page.CivicContactsPage, loader: () => page.loadCivicContacts(context) };
      },
    },
    {
      id: 'page-contact',
      path: 'contact',
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "page-contact" */ '../pages/contact/contact-page')
        ).ContactPage,
      }),
    },
    {
      id: 'page-privacy',
      path: 'privacy',
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "page-privacy" */ '../pages/legal/privacy-page')
        ).PrivacyPage,
      }),
    },
    {
      id: 'page-terms',
      path: 'terms',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-terms" */ '../pages/legal/terms-page'))
          .TermsPage,
      }),
    },
  ];
}
