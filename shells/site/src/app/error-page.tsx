import { pages } from '@town/contracts/pages/paths';
import { PageMeta } from '@town/slice-kit/page-meta';
import { PageHeading } from '@town/ui/page-heading';
import { Footer } from './footer';
import { Header } from './header';
import { SponsorBanner } from './sponsor-banner';

/** Shown when a page of the shell itself fails. It uses nothing that could fail with it. */
export function ErrorPage() {
  return (
    <>
      <PageMeta
        title="Something went wrong"
        description="This page could not be shown."
        keywords={[]}
        noIndex
      />
      <SponsorBanner />
      <Header />
      <main id="main">
        <PageHeading
          title="Something went wrong"
          intro={
            <>
              This page could not be shown. <a href={pages.home}>Go to the home page</a>, or load
              the page again.
            </>
          }
        />
      </main>
      <Footer />
    </>
  );
}
