import { PageMeta } from '@town/slice-kit/page-meta';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { Unavailable } from './unavailable';

/** In place of a page whose slice is not there. */
export function UnavailablePage({ onRetry }: { onRetry?: () => void }) {
  return (
    <>
      <PageMeta
        title="Not available right now"
        description="This page is not available right now. The rest of the site works."
        keywords={[]}
        noIndex
      />
      <PageHeading title="This page is taking a break" />
      <Section>
        <Unavailable title="This page" onRetry={onRetry} />
      </Section>
    </>
  );
}
