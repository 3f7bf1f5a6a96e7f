import type { HtmlNode } from './html-node';

/** Parses HTML with the browser's own parser. Nothing in a template runs or loads. */
export function parseHtml(html: string): Iterable<HtmlNode> {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.childNodes;
}
