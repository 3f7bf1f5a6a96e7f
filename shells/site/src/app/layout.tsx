import { Outlet, ScrollRestoration } from '@town/slice-kit/router';
import { Footer } from './footer';
import { Header } from './header';
import css from './layout.module.css';
import { SponsorBanner } from './sponsor-banner';
import { ToastHost } from './toast-host';
import { useFocusOnNavigation } from './use-focus-on-navigation';

/** What surrounds every page: banner, header, the page, footer, toasts. */
export function Layout() {
  const main = useFocusOnNavigation<HTMLElement>();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <SponsorBanner />
      <Header />
      <main id="main" ref={main} tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <Footer />
      <ToastHost />
      <ScrollRestoration />
    </>
  );
}
