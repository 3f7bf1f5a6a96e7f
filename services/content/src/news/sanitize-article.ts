import { articleHtml } from '@town/contracts/news/article-html';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

const options: IOptions = {
  allowedTags: [...articleHtml.tags],
  allowedAttributes: Object.fromEntries(
    Object.entries(articleHtml.attributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemesByTag: {
    a: [...articleHtml.schemes.a],
    img: [...articleHtml.schemes.img],
  },
  allowedSchemes: [],
  // Without a scheme of its own an address may still name another host: it must name one.
  allowProtocolRelative: false,
};

/** Leaves of an article's HTML only what the allow-list names. */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(html, options);
}

/** The same for a translation, which may be missing. */
export const sanitizeTranslation = (html: string | null): string | null =>
  html && sanitizeArticle(html);
