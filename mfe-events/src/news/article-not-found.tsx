import { PageMeta } from '@town/slice-kit/page-meta';
import { Button } from '@town/ui/button';
import { EmptyState } from '@town/ui/empty-state';
import { Illustration } from '@town/ui/illustration';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { BackToNews } from './back-to-news';

interface ArticleNotFoundProps {
  /** Tries again, where the article may exist. */
  onRetry?: (() => void) | undefined;
}

/** In place of an article that does not exist or could not be loaded. */
export function ArticleNotFound({ onRetry }: ArticleNotFoundProps) {
  return (
    <>
      <PageMeta
        title="Article Not Found"
        description="The article you're looking for doesn't exist or has been moved."
        keywords={['news']}
        noIndex
      />
      <PageHeading title="Article Not Found" />
      <Section>
        <EmptyState
          picture={<Illustration name="not-found" />}
          title="The article you're looking for doesn't exist or has been moved."
        >
          <BackToNews />
          {onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              Try again
            </Button>
          )}
        </EmptyState>
      </Section>
    </>
  );
}
