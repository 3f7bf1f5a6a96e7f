/** Tags that the editor of articles shows and writes. */
export const articleTags = new Set([
  ...['a', 'b', 'blockquote', 'br', 'code', 'em', 'h2', 'h3', 'h4', 'hr', 'i', 'img', 'li'],
  ...['ol', 'p', 'pre', 's', 'strong', 'u', 'ul'],
]);
