import { api } from '@town/contracts/api/paths';
import type { NewsArticle } from '@town/contracts/news/record';
import { escapeHtml } from '@town/contracts/text/escape-html';
import { pagedQuery } from '@town/slice-kit/paged-query';
import { pictureReaders } from '@town/slice-kit/read-picture';
import {
  type FieldReader,
  optionalText,
  recordReader,
  text,
  textOr,
  translated,
} from '@town/slice-kit/tolerant';
import { plainText } from './plain-text';

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
  translated,
});

/** How many characters of an article's text to keep: a little more than lists and search engines need. */
const shownText = 200;

/** Reads an article for a list: the beginning of its text, without pictures and links. */
const readListed: FieldReader<NewsArticle> = (value) => {
  const article = readArticle(value);
  if (!article) return undefined;
  return { ...article, content: escapeHtml(plainText(article.content).slice(0, shownText)) };
};

/** How many articles a page of the news shows. */
const size = 12;

/** A page of the news, the newest first. */
export const newsQuery = (page: number) => pagedQuery(api.news, readListed, { page, size });
