import { pages } from '@town/contracts/pages/paths';
import { readPage } from '@town/slice-kit/paged-query';
import type { RouteObject } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';
import { loadEvent } from './event/event-query';
import { loadEvents } from './events/load-events';
import { loadArticle } from './news/article-query';
import { newsQuery } from './news/news-query';

/**
 * The routes of the slice mfe-events: /events, /events/{slug}, /events/manage/own, /news and /news/{id}. The shell
 * calls createRoutes on the server and in the browser. The slice also has two widgets, which the shell shows on the home
 * page and in the weather panel. A route's id must be the name of its chunk.
 */
export function createRoutes(context: SliceContext): RouteObject[] {
  return [
    {
      id: 'page-events',
      path: 'events',
      loader: ({ request }) => loadEvents(context, new URL(request.url)),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-events" */ './events/events-page'))
          .EventsPage,
      }),
    },
    {
      id: 'page-own-event',
      path: pages.ownEvent.slice(1),
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "page-own-event" */ './own-event/own-event-page')
        ).OwnEventPage,
      }),
    },
    {
      id: 'page-event',
      path: 'events/:slug',
      loader: ({ params }) => loadEvent(context, params['slug'] ?? ''),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-event" */ './event/event-page'))
          .EventPage,
      }),
    },
    {
      id: 'page-news',
      path: 'news',
      loader: ({ request }) =>
        context.prefetch(newsQuery(readPage(new URL(request.url).searchParams))),
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
