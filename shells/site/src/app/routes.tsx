import { isEnglishOnly, type Language } from '@town/contracts/pages/languages';
import type { BrowserSlice } from '@town/slice-delivery/browser';
import type { RouteObject } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';
import { townPageQuery } from '@town/slice-kit/town-page';
import type { ReactNode } from 'react';
import { noticesQuery } from '../notices/notices-query';
import { retriable } from '../slices/retriable-page';
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

/** A slice's pages inside the shell's error boundary; only those that exist in the language of the page. */
export function sliceRoute(
  slice: Pick<BrowserSlice, 'name'>,
  all: RouteObject[],
  language: Language,
): RouteObject {
  const shown = language === 'en' ? all : all.filter(isTranslated);
  return {
    id: `slice:${slice.name}`,
    element: <SliceOutlet slice={slice.name} />,
    errorElement: <UnavailablePage />,
    children: identified(shown, slice.name),
  };
}

/** Whether a route of a slice is not one of the pages that are shown in English only. */
function isTranslated({ path, children }: RouteObject): boolean {
  if (path) return !isEnglishOnly(`/${path}`);
  return children?.every(isTranslated) ?? true;
}

/**
 * Prefixes the ids of a slice's routes with the slice's name. Generated ids are the positions among all routes
 * of the site. The browser knows only loaded slices, so it would not find the server's data. An id that
 * the slice set itself is not changed further, even in a nested route: it names the page's chunk.
 */
function identified(routes: RouteObject[], slice: string, parent = slice): RouteObject[] {
  return routes.map((route, index) => {
    const id = route.id ? `${slice}/${route.id}` : `${parent}/${index}`;
    const lazy = route.lazy && retriable(route.lazy);
    return route.index
      ? { ...route, id, lazy }
      : { ...route, id, lazy, children: route.children && identified(route.children, slice, id) };
  });
}

/** Shown in place of a page whose slice is unavailable. */
export const unavailablePage = <UnavailablePage />;

/**
 * Replaces the pages of an unavailable slice. It is a separate route, so that the slice's own routes
 * can be added later.
 */
export function unavailableRoute(
  slice: Pick<BrowserSlice, 'name' | 'mounts'>,
  element: ReactNode = unavailablePage,
): RouteObject {
  const id = `slice:${slice.name}/unavailable`;
  const pages = slice.mounts.map((mount) => ({ path: `${mount.slice(1)}/*`, element }));
  return { id, children: identified(pages, id) };
}

/**
 * Every route of the site: the shell's pages, the loaded slices' pages and the 404 page. The server
 * creates the routes for each request, the browser once; both must give them the same ids, because
 * the server sends loader data by route id. The browser adds routes of slices as they load.
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
      loader: () => context.prefetch(noticesQuery),
      // The layout looks for new notices itself.
      shouldRevalidate: () => false,
      errorElement: <ErrorPage />,
      children: [
        {
          id: homeRouteId,
          index: true,
          lazy: async () => {
            const { HomePage, loadHome } = await import(
              /* webpackChunkName: "page-home" */ '../pages/home/home-page'
            );
            return { loader: () => loadHome(context, homeData), Component: HomePage };
          },
        },
        ...shellPages(context),
        ...textPages(context),
        ...plainPages(),
        previewPage(),
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

/** The shell's own pages that fetch data. A route's id is the name of its chunk. */
function shellPages(context: SliceContext): RouteObject[] {
  return [
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
          loader: ({ request }: { request: Request }) =>
            page.loadHistoricalPhotos(context, new URL(request.url)),
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
  ];
}

/** Pages that fetch nothing. */
function plainPages(): RouteObject[] {
  return [
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
      id: 'page-report',
      path: 'report',
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "page-report" */ '../pages/report/report-page')
        ).ReportPage,
      }),
    },
  ];
}

/** What the desk shows while staff write. */
function previewPage(): RouteObject {
  return {
    id: 'page-preview',
    path: 'preview',
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "page-preview" */ '../pages/preview/preview-page')
      ).PreviewPage,
    }),
  };
}

/** Pages whose text staff write. */
function textPages(context: SliceContext): RouteObject[] {
  return [
    {
      id: 'page-about',
      path: 'about',
      lazy: async () => {
        const page = await import(/* webpackChunkName: "page-about" */ '../pages/about/about-page');
        return { Component: page.AboutPage, loader: () => page.loadAbout(context) };
      },
    },
    {
      id: 'page-privacy',
      path: 'privacy',
      loader: () => context.prefetch(townPageQuery('privacy')),
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "page-privacy" */ '../pages/legal/privacy-page')
        ).PrivacyPage,
      }),
    },
    {
      id: 'page-terms',
      path: 'terms',
      loader: () => context.prefetch(townPageQuery('terms')),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-terms" */ '../pages/legal/terms-page'))
          .TermsPage,
      }),
    },
  ];
}
