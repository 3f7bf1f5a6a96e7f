import { api } from '@town/contracts/api/paths';
import type { NewsArticle } from '@town/contracts/news/record';
import { statusOf } from '@town/slice-kit/http-error';
import { queryOptions } from '@town/slice-kit/query';
import type { SliceContext } from '@town/slice-kit/slice';
import { readArticle } from './news-query';

function requireArticle(answer: unknown): NewsArticle {
  const article = readArticle(answer);
  if (!article) throw new Error('The answer is not an article');
  return article;
}

/** One news article. */
export function articleQuery(id: string) {
  return queryOptions<unknown, Error, NewsArticle>({
    queryKey: [api.newsArticle(id)],
    select: requireArticle,
  });
}

/** Fetches an article; the page of an unknown one answers 404. */
export async function loadArticle(context: SliceContext, id: string): Promise<null> {
  const query = articleQuery(id);
  await context.prefetch(query);
  const state = context.queryClient.getQueryState(query.queryKey);
  if (statusOf(state?.error) === 404) context.setStatus(404);
  return null;
}
