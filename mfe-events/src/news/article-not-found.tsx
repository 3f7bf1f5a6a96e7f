import { PageMeta } from '@town/slice-kit/page-meta';
import { Button } from '@town/ui/button';
import { EmptyState } from '@town/ui/empty-state';
import { Illustration } from '@town/ui/illustration';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { useText } from '../messages/use-text';
import { BackToNews } from './back-to-news';

interface ArticleNotFoundProps {
  /** Tries again, where the article may exist. */
  onRetry?: (() => void) | undefined;
}

/** In place of an article that does not exist or could not be loaded. */
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
      <Section>
        <EmptyState picture={<Illustration name="not-found" />} title={missing}>
          <BackToNews />
          {onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              {text('Try again')}
            </Button>
          )}
        </EmptyState>
      </Section>
    </>
  );
}
