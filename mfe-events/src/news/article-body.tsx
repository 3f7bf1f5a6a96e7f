import { Prose } from '@town/ui/prose';
import { articleElements } from './article-elements';

/** The article's words. Only what the list of allowed HTML names becomes part of the page. */
export function ArticleBody({ html }: { html: string }) {
  return <Prose>{articleElements(html)}</Prose>;
}
