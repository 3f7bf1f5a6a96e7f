import { articleTags } from './article-tags';

/** Whether the editor can show all of an article, so that nothing is lost in it. */
export function isEditable(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].every(({ localName }) => articleTags.has(localName));
}
