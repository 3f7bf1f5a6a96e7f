import { articleTags } from './article-tags';

/** Whether the rich-text editor supports everything in an article, so that it loses nothing. */
export function isEditable(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].every(({ localName }) => articleTags.has(localName));
}
