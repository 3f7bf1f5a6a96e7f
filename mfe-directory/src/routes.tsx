import type { RouteObject } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';
import { diningQuery, shoppingQuery } from './businesses/businesses-query';
import { DiningPage } from './dining/dining-page';
import { DirectoryPage } from './directory/directory-page';
import { loadDirectory } from './directory/load-directory';
import { featuredPropertiesQuery, propertiesQuery } from './real-estate/properties-query';
import { RealEstatePage } from './real-estate/real-estate-page';
import { ShoppingPage } from './shopping/shopping-page';

/** The pages of the directory. */
export function createRoutes(context: SliceContext): RouteObject[] {
  return [
    {
      path: 'directory',
      loader: ({ request }) => loadDirectory(context, new URL(request.url)),
      element: <DirectoryPage />,
    },
    { path: 'dining', loader: () => context.prefetch(diningQuery), element: <DiningPage /> },
    { path: 'shopping', loader: () => context.prefetch(shoppingQuery), element: <ShoppingPage /> },
    {
      path: 'real-estate',
      loader: () => context.prefetch(featuredPropertiesQuery, propertiesQuery('all')),
      element: <RealEstatePage />,
    },
  ];
}
