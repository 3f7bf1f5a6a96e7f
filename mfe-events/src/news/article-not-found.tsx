import { PageMeta } from '@town/slice-kit/page-meta';
import { MissingRecord } from '@town/ui/missing-record';
import { PageHeading } from '@town/ui/page-heading';
import { useText } from '../messages/use-text';
import { BackToNews } from './back-to-news';

interface ArticleNotFoundProps {
  /** Retries; undefined if the article certainly does not exist. */
  onRetry?: (() => void) | undefined;
}

/** Shown for an article that does not exist or could not be loaded. */
export function ArticleNotFound({ onRetry }: ArticleNotFoundProps) {
  const text = useText();
  const missing = text("The article you're looking for doesn't exist or has been moved.");
  return (
    <>
      <PageMeta
        title={text('Article Not Found')}
        description={missing}
        keywords={['news']}
        noIndex
      />
      <PageHeading title={text('Article Not Found')} />
      <MissingRecord sentence={missing} retryLabel={text('Try again')} onRetry={onRetry}>
        <BackToNews />
      </MissingRecord>
    </>
  );
}
