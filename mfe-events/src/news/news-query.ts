import { api } from '@town/contracts/api-paths';
import type { NewsArticle } from '@town/contracts/news-article';
import { queryOptions } from '@town/slice-kit/query';

/** Every news article. */
export const newsQuery = queryOptions<NewsArticle[]>({ queryKey: [api.news] });
