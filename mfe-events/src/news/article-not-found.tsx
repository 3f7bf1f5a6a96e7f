import { PageMeta } from '@town/slice-kit/page-meta';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { BackToNews } from './back-to-news';

/** For an address that no article has. */
export function ArticleNotFound() {
  return (
    <>
      <PageMeta
        title="Article Not Found"
        description="The article you're looking for doesn't exist or has been moved."
        keywords={['news']}
        noIndex
      />
      <PageHeading
        title="Article Not Found"
        intro="The article you're looking for doesn't exist or has been moved."
      />
      <Section>
        <BackToNews />
      </Section>
    </>
  );
}
