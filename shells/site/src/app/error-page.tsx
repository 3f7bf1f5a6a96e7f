import { pages } from '@town/contracts/paths';
import { PageMeta } from '@town/slice-kit/page-meta';
import { Footer } from './footer';
import { Header } from './header';
import { SponsorBanner } from './sponsor-banner';

/** The last resort, when a page of the shell itself fails: says so, and offers ways on. */
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
      <main id="main" className="page">
        <h1>Something went wrong</h1>
        <p>
          This page could not be shown. <a href={pages.home}>Go to the home page</a>, or load the
          page again.
        </p>
      </main>
      <Footer />
    </>
  );
}
