import { readPage } from '@town/slice-kit/paged-query';
import type { RouteObject } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';
import { townPageQuery } from '@town/slice-kit/town-page';
import { diningGroups, diningQuery } from './dining/dining-groups';
import { loadDirectory } from './directory/load-directory';
import { loadPlace } from './place/load-place';
import { loadProperty } from './property/property-query';
import { readListingFilters } from './real-estate/listing-filters';
import { featuredPropertiesQuery, propertiesQuery } from './real-estate/properties-query';
import { kindSearchQuery, searchQuery } from './search/hits-query';
import { readSearch } from './search/search-choice';
import { shopsQuery } from './shopping/shops-query';

/**
 * The routes of the slice mfe-directory: /directory, /dining, /shopping, /real-estate, /search, and a page for
 * each record below /directory and /real-estate. The shell calls createRoutes on the server and in the browser. A loader prefetches what its page shows; the
 * server waits for it, the browser does not. A route's id must be the name of its chunk, because the
 * server links the page's files by it.
 */
export function createRoutes(context: SliceContext): RouteObject[] {
  return [
    ...directoryRoutes(context),
    ...businessRoutes(context),
    ...propertyRoutes(context),
    searchRoute(context),
  ];
}

function directoryRoutes(context: SliceContext): RouteObject[] {
  return [
    {
      id: 'page-directory',
      path: 'directory',
      loader: ({ request }) => loadDirectory(context, new URL(request.url)),
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "page-directory" */ './directory/directory-page')
        ).DirectoryPage,
      }),
    },
    {
      id: 'page-place',
      path: 'directory/:slug',
      loader: ({ params }) => loadPlace(context, params['slug'] ?? ''),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-place" */ './place/place-page'))
          .PlacePage,
      }),
    },
  ];
}

function businessRoutes(context: SliceContext): RouteObject[] {
  return [
    {
      id: 'page-dining',
      path: 'dining',
      loader: ({ request }) => {
        const { searchParams } = new URL(request.url);
        return context.prefetch(
          ...diningGroups.map((group) => diningQuery(group, readPage(searchParams, group.key))),
          townPageQuery('dining'),
        );
      },
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-dining" */ './dining/dining-page'))
          .DiningPage,
      }),
    },
    {
      id: 'page-shopping',
      path: 'shopping',
      loader: ({ request }) =>
        context.prefetch(
          shopsQuery(readPage(new URL(request.url).searchParams)),
          townPageQuery('shopping'),
        ),
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "page-shopping" */ './shopping/shopping-page')
        ).ShoppingPage,
      }),
    },
  ];
}

function propertyRoutes(context: SliceContext): RouteObject[] {
  return [
    {
      id: 'page-real-estate',
      path: 'real-estate',
      loader: ({ request }) => {
        const filters = readListingFilters(new URL(request.url).searchParams);
        return context.prefetch(
          featuredPropertiesQuery,
          propertiesQuery(filters, filters.page),
          townPageQuery('real-estate'),
        );
      },
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "page-real-estate" */ './real-estate/real-estate-page')
        ).RealEstatePage,
      }),
    },
    {
      id: 'page-property',
      path: 'real-estate/:slug',
      loader: ({ params }) => loadProperty(context, params['slug'] ?? ''),
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "page-property" */ './property/property-page')
        ).PropertyPage,
      }),
    },
  ];
}

function searchRoute(context: SliceContext): RouteObject {
  return {
    id: 'page-search',
    path: 'search',
    loader: async ({ request }) => {
      const { words, kind, page } = readSearch(new URL(request.url).searchParams);
      if (!words) return null;
      await Promise.all([
        context.prefetch(kind ? kindSearchQuery(words, kind, page) : searchQuery(words)),
        prefetchHistory(context, words),
      ]);
      return null;
    },
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page-search" */ './search/search-page'))
        .SearchPage,
    }),
  };
}

/** Most searches ask for no history: what recognises the question is loaded with the search page. */
async function prefetchHistory(context: SliceContext, words: string): Promise<void> {
  const { historyQueries } = await import(
    /* webpackChunkName: "page-search" */ './search/use-history-part'
  );
  await context.prefetch(...historyQueries(words));
}
