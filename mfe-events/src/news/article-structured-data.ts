import type { NewsArticle } from '@town/contracts/news/record';
import { inLanguage } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import { isTranslated } from '@town/language/content-language';
import type { StructuredData } from '@town/slice-kit/page-meta';
import { sharedPicture } from '@town/slice-kit/shared-picture';
import type { Site } from '@town/slice-kit/site';
import { plainText } from './plain-text';

/** Length of an article's description in search results. */
const descriptionLength = 160;

/** The first 160 characters of an article's text. */
export function articleDescription(article: NewsArticle): string {
  return plainText(article.content).slice(0, descriptionLength);
}

/** An article for search engines. */
export function articleStructuredData(
  article: NewsArticle,
  { url, town, language }: Pick<Site, 'url' | 'town' | 'language'>,
): StructuredData {
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: articleDescription(article),
    datePublished: article.publishedDate,
    url: url + inLanguage(language, pages.newsArticle(article.id)),
    inLanguage: isTranslated(article, 'content') ? language : 'en',
    image: sharedPicture(article, url)?.src ?? `${url}/social.png`,
    author: { '@type': 'Organization', name: article.author ?? town.siteName },
    publisher: { '@id': `${url}/#organization` },
  };
}
