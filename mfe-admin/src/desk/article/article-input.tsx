import { lazyPart } from '@town/slice-kit/lazy-part';
import { Skeleton } from '@town/ui/skeleton';
import { Suspense, useState } from 'react';
import type { ArticleInputProps } from './article-input-props';
import { HtmlArea } from './html-area';
import { isEditable } from './is-editable';

// The editor is large, so it loads only where an article is edited. If it fails to load, the HTML can be edited.
const ArticleEditor = lazyPart(() =>
  import(/* webpackChunkName: "article-editor" */ './article-editor').catch(() => ({
    default: HtmlArea,
  })),
);

/**
 * Edits an article in the rich-text editor. That editor would drop content that it does not support, such
 * as a table, so such an article is edited as HTML.
 */
export function ArticleInput(props: ArticleInputProps) {
  const [asHtml, setAsHtml] = useState(() => !isEditable(props.value));
  if (!asHtml && !isEditable(props.value)) setAsHtml(true);
  if (asHtml) return <HtmlArea {...props} />;
  return (
    <Suspense fallback={<Skeleton shape="text" label="Loading the editor..." />}>
      <ArticleEditor {...props} />
    </Suspense>
  );
}
