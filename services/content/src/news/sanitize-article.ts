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
  // An address without a scheme may still name another host; such addresses are not allowed.
  allowProtocolRelative: false,
};

/** Removes everything from an article's HTML that is not on the allow-list. */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(html, options);
}

/** The same for a translation, which may be missing. */
export const sanitizeTranslation = (html: string | null): string | null =>
  html && sanitizeArticle(html);
