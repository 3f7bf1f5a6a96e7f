import type { NewsArticle } from '@town/contracts/news/record';

/** Sorts articles, the newest first. */
export function newestFirst(articles: readonly NewsArticle[]): NewsArticle[] {
  return [...articles].sort((a, b) => b.publishedDate.localeCompare(a.publishedDate));
}
