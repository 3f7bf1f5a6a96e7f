import { pages } from '@town/contracts/pages/paths';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useHref } from '@town/slice-kit/router';
import { PageHeading } from '@town/ui/page-heading';
import { useText } from '../messages/use-text';
import { Footer } from './footer';
import { Header } from './header';
import { SponsorBanner } from './sponsor-banner';

/** Shown when a page of the shell itself fails. It uses nothing that could fail with it. */
export function ErrorPage() {
  const text = useText();
  const home = useHref(pages.home);
  return (
    <>
      <PageMeta
        title={text('Something went wrong')}
        description={text('This page could not be shown.')}
        keywords={[]}
        noIndex
      />
      <SponsorBanner />
      <Header />
      <main id="main">
        <PageHeading
          title={text('Something went wrong')}
          intro={
            <>
              {text('This page could not be shown.')}{' '}
              <a href={home}>{text('Go to the home page')}</a>
              {text(', or load the page again.')}
            </>
          }
        />
      </main>
      <Footer />
    </>
  );
}
