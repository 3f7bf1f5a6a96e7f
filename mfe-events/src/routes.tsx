import type { RouteObject } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';
import { EventsPage } from './events/events-page';
import { eventsQuery } from './events/events-query';
import { ArticlePage } from './news/article-page';
import { loadArticle } from './news/article-query';
import { NewsPage } from './news/news-page';
import { newsQuery } from './news/news-query';

/** The pages of events and news. */
export function createRoutes(context: SliceContext): RouteObject[] {
  return [
    { path: 'events', loader: () => context.prefetch(eventsQuery), element: <EventsPage /> },
    { path: 'news', loader: () => context.prefetch(newsQuery), element: <NewsPage /> },
    {
      path: 'news/:id',
      loader: ({ params }) => loadArticle(context, params['id'] ?? ''),
      element: <ArticlePage />,
    },
  ];
}
