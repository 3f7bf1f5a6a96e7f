import type { NewsArticle } from '@town/contracts/news-article';
import { pages } from '@town/contracts/paths';
import { town } from '@town/contracts/town';
import type { StructuredData } from '@town/slice-kit/page-meta';
import { plainText } from './plain-text';

/** Length of an article's description in search results. */
const descriptionLength = 160;

/** The first 160 characters of an article's words. */
export function articleDescription(article: NewsArticle): string {
  return plainText(article.content).slice(0, descriptionLength);
}

/** An article as search engines read it. */
export function articleStructuredData(article: NewsArticle, siteUrl: string): StructuredData {
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: articleDescription(article),
    datePublished: article.publishedDate,
    url: `${siteUrl}${pages.newsArticle(article.id)}`,
    image: `${siteUrl}/social.png`,
    author: { '@type': 'Organization', name: article.author ?? town.siteName },
    publisher: { '@id': `${siteUrl}/#organization` },
  };
}
