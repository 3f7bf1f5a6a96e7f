import type { RouteObject } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';
import { diningQuery, shoppingQuery } from './businesses/businesses-query';
import { loadDirectory } from './directory/load-directory';
import { featuredPropertiesQuery, propertiesQuery } from './real-estate/properties-query';

/** The pages of the directory. A route's id names the chunk of its files. */
export function createRoutes(context: SliceContext): RouteObject[] {
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
      id: 'page-dining',
      path: 'dining',
      loader: () => context.prefetch(diningQuery),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-dining" */ './dining/dining-page'))
          .DiningPage,
      }),
    },
    {
      id: 'page-shopping',
      path: 'shopping',
      loader: () => context.prefetch(shoppingQuery),
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "page-shopping" */ './shopping/shopping-page')
        ).ShoppingPage,
      }),
    },
    {
      id: 'page-real-estate',
      path: 'real-estate',
      loader: () => context.prefetch(featuredPropertiesQuery, propertiesQuery('all')),
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "page-real-estate" */ './real-estate/real-estate-page')
        ).RealEstatePage,
      }),
    },
  ];
}
