/** Tags that the editor shows and writes. */
const tags = new Set([
  ...['a', 'b', 'blockquote', 'br', 'code', 'em', 'h2', 'h3', 'h4', 'hr', 'i', 'img', 'li'],
  ...['ol', 'p', 'pre', 's', 'strong', 'u', 'ul'],
]);

/** Whether the editor can show all of an article, so that nothing is lost in it. */
export function isEditable(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].every(({ localName }) => tags.has(localName));
}
