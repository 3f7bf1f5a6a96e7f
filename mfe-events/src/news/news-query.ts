import type { NewsArticle } from '@town/contracts/news-article';
import { api } from '@town/contracts/paths';
import { queryOptions } from '@town/slice-kit/query';

/** Every news article. */
export const newsQuery = queryOptions<NewsArticle[]>({ queryKey: [api.news] });
