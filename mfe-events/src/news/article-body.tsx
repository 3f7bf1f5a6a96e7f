import { articleElements } from '@town/ui/article-elements';
import { Prose } from '@town/ui/prose';

/** The article's text. Only allowed HTML becomes part of the page. */
export function ArticleBody({ html }: { html: string }) {
  return <Prose>{articleElements(html)}</Prose>;
}
