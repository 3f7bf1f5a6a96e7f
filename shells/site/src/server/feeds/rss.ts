import { escapeHtml } from '@town/contracts/text/escape-html';
import { plainCharacters } from './plain-characters';

/** A list of news as feed readers show it. */
export interface Feed {
  title: string;
  description: string;
  /** The language of its texts, for example `en-US`. */
  language: string;
  /** The page that shows the same. */
  url: string;
  /** Where the feed itself is. */
  feedUrl: string;
  items: readonly FeedItem[];
}

export interface FeedItem {
  title: string;
  description: string;
  url: string;
  category: string;
  /** When it was published, where that is known. */
  published?: Date;
}

/** Writes a feed as RSS 2.0. */
export function rss({ title, description, language, url, feedUrl, items }: Feed): string {
  const channel = [
    element('title', title),
    element('link', url),
    element('description', description),
    element('language', language),
    `<atom:link href="${escaped(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(item),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${channel.join('\n')}
</channel></rss>
`;
}

function item({ title, description, url, category, published }: FeedItem): string {
  const parts = [
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escaped(url)}</guid>`,
    element('description', description),
    element('category', category),
    ...(published ? [element('pubDate', published.toUTCString())] : []),
  ];
  return `<item>${parts.join('')}</item>`;
}

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

const escaped = (text: string) => escapeHtml(plainCharacters(text));
