import { PageMeta } from '@town/slice-kit/page-meta';
import { Link, useLocation } from '@town/slice-kit/router';
import { ButtonLink } from '@town/ui/button-link';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { useOnline } from '@town/ui/use-online';
import { useText } from '../messages/use-text';
import type { Retriable } from './slices';
import { Unavailable } from './unavailable';

/** Shown instead of a page whose slice is not available. "Try again" works without scripts too. */
export function UnavailablePage({ retry }: Retriable) {
  const text = useText();
  const isOnline = useOnline();
  const { pathname, search } = useLocation();
  return (
    <>
      <PageMeta
        title={text('Not available right now')}
        description={text('This page is not available right now. The rest of the site works.')}
        keywords={[]}
        noIndex
      />
      <PageHeading title={text(isOnline ? 'This page is taking a break' : 'You are offline')} />
      <Section>
        <Unavailable title={text('This page')}>
          <ButtonLink as={Link} to={pathname + search} replace onClick={retry} variant="secondary">
            {text('Try again')}
          </ButtonLink>
        </Unavailable>
      </Section>
    </>
  );
}
