/**
 * The HTML that a news article may consist of. Whoever stores an article and whoever renders one
 * keep to this list; everything else is dropped.
 */
export const articleHtml = {
  tags: [
    'p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', 'br',
    'a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark',
    'img', 'figure', 'figcaption',
    'table', 'thead', 'tbody', 'tr', 'th', 'td',
  ],
  /** Tags whose content goes with them. */
  dropped: ['script', 'style', 'iframe', 'object', 'embed', 'noscript', 'template', 'textarea'],
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  } as Readonly<Record<string, readonly string[]>>,
  /** Where links may lead. */
  linkSchemes: ['https', 'http', 'mailto', 'tel'],
  /** Where pictures may come from. */
  imageSchemes: ['https'],
} as const;
