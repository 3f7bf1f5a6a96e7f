import { pages } from '@town/contracts/pages/paths';
import { PageMeta } from '@town/slice-kit/page-meta';
import { Link } from '@town/slice-kit/router';
import { ButtonLink } from '@town/ui/button-link';
import { EmptyState } from '@town/ui/empty-state';
import { Illustration } from '@town/ui/illustration';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';

/** The page of unknown paths. */
export function NotFoundPage() {
  return (
    <>
      <PageMeta
        title="404 Page Not Found"
        description="There is no page at this address."
        keywords={[]}
        noIndex
      />
      <PageHeading title="404 Page Not Found" />
      <Section>
        <EmptyState
          picture={<Illustration name="not-found" />}
          title="There is no page at this address."
          hint="It may have moved, or the address may have a typing error."
        >
          <ButtonLink as={Link} to={pages.home}>
            Return to the home page
          </ButtonLink>
        </EmptyState>
      </Section>
    </>
  );
}
