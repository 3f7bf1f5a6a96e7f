import { api } from '@town/contracts/api/paths';
import type { NewsArticle } from '@town/contracts/news/record';
import { pages } from '@town/contracts/pages/paths';
import { statusOf } from '@town/slice-kit/http-error';
import { queryOptions } from '@town/slice-kit/query';
import { redirect } from '@town/slice-kit/router';
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

/**
 * Fetches an article; the page of an unknown one answers 404, that of a withdrawn one 410. The API also
 * knows an article by its slug; on the server such an address redirects to the one with the id.
 */
export async function loadArticle(
  context: Pick<SliceContext, 'prefetch' | 'queryClient' | 'setStatus'>,
  id: string,
): Promise<Response | null> {
  const query = articleQuery(id);
  await context.prefetch(query);
  const state = context.queryClient.getQueryState(query.queryKey);
  const status = statusOf(state?.error);
  if (status === 404 || status === 410) context.setStatus(status);
  const current = readArticle(state?.data)?.id;
  return current && current !== id ? redirect(pages.newsArticle(current), 301) : null;
}
