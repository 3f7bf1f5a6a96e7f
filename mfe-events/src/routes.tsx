import type { RouteObject } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';
import { eventsQuery } from './events/events-query';
import { loadArticle } from './news/article-query';
import { newsQuery } from './news/news-query';

/** The pages of events and news. A route's id names the chunk of its files. */
export function createRoutes(context: SliceContext): RouteObject[] {
  return [
    {
      id: 'page-events',
      path: 'events',
      loader: () => context.prefetch(eventsQuery),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-events" */ './events/events-page'))
          .EventsPage,
      }),
    },
    {
      id: 'page-news',
      path: 'news',
      loader: () => context.prefetch(newsQuery),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-news" */ './news/news-page')).NewsPage,
      }),
    },
    {
      id: 'page-article',
      path: 'news/:id',
      loader: ({ params }) => loadArticle(context, params['id'] ?? ''),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-article" */ './news/article-page'))
          .ArticlePage,
      }),
    },
  ];
}
