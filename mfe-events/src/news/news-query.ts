import { api } from '@town/contracts/api/paths';
import type { NewsArticle } from '@town/contracts/news/record';
import { listQuery } from '@town/slice-kit/list-query';
import { pictureReaders } from '@town/slice-kit/read-picture';
import { optionalText, recordReader, text, textOr } from '@town/slice-kit/tolerant';

/** Reads an article; one without a date is shown without one. */
export const readArticle = recordReader<NewsArticle>({
  id: text,
  slug: textOr(''),
  title: text,
  content: textOr(''),
  category: textOr('general'),
  publishedDate: textOr(''),
  author: optionalText,
  ...pictureReaders,
});

/** Every news article. */
export const newsQuery = listQuery(api.news, readArticle);
