import { htmlToDOM } from 'html-react-parser';
import type { HtmlNode } from './html-node';

/** Parses HTML where there is no browser. */
export function parseHtml(html: string): Iterable<HtmlNode> {
  return htmlToDOM(html);
}
