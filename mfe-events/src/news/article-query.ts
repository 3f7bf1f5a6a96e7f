import { api } from '@town/contracts/api-paths';
import type { NewsArticle } from '@town/contracts/news-article';
import { statusOf } from '@town/slice-kit/http-error';
import { queryOptions } from '@town/slice-kit/query';
import type { SliceContext } from '@town/slice-kit/slice';

/** One news article. */
export function articleQuery(id: string) {
  return queryOptions<NewsArticle>({ queryKey: [api.newsArticle(id)] });
}

/** Fetches an article; the page of an unknown one answers 404. */
export async function loadArticle(context: SliceContext, id: string): Promise<null> {
  const query = articleQuery(id);
  await context.prefetch(query);
  const state = context.queryClient.getQueryState(query.queryKey);
  if (statusOf(state?.error) === 404) context.setStatus(404);
  return null;
}
