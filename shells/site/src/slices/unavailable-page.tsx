import { PageMeta } from '@town/slice-kit/page-meta';
import { useLocation } from '@town/slice-kit/router';
import { ButtonLink } from '@town/ui/button-link';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { Unavailable } from './unavailable';

/** In place of a page whose slice is not there. Trying again loads the page anew, also without scripts. */
export function UnavailablePage() {
  const { pathname, search } = useLocation();
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
        <Unavailable title="This page">
          <ButtonLink href={pathname + search} variant="secondary">
            Try again
          </ButtonLink>
        </Unavailable>
      </Section>
    </>
  );
}
