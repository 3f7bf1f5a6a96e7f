import { pages } from '@town/contracts/pages/paths';
import { PageMeta } from '@town/slice-kit/page-meta';
import { Link } from '@town/slice-kit/router';
import { ButtonLink } from '@town/ui/button-link';
import { EmptyState } from '@town/ui/empty-state';
import { Illustration } from '@town/ui/illustration';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { useText } from '../messages/use-text';

/** The page of unknown paths. */
export function NotFoundPage() {
  const text = useText();
  return (
    <>
      <PageMeta
        title={text('404 Page Not Found')}
        description={text('There is no page at this address.')}
        keywords={[]}
        noIndex
      />
      <PageHeading title={text('404 Page Not Found')} />
      <Section>
        <EmptyState
          picture={<Illustration name="not-found" />}
          title={text('There is no page at this address.')}
          hint={text('It may have moved, or the address may have a typing error.')}
        >
          <ButtonLink as={Link} to={pages.home}>
            {text('Return to the home page')}
          </ButtonLink>
        </EmptyState>
      </Section>
    </>
  );
}
