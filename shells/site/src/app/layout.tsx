import { isFrameless, mainId } from '@town/slice-kit/frameless';
import { forgetExpired } from '@town/slice-kit/kept';
import { Outlet, ScrollRestoration, useMatches } from '@town/slice-kit/router';
import { useEffect } from 'react';
import { useText } from '../messages/use-text';
import { Notices } from '../notices/notices';
import { Footer } from './footer';
import { Header } from './header';
import css from './layout.module.css';
import { PendingBar } from './pending-bar';
import { SponsorBanner } from './sponsor-banner';
import { ToastHost } from './toast-host';
import { UnsentForm } from './unsent-form';
import { useEarlyTap } from './use-early-tap';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { useLostFocus } from './use-lost-focus';

/**
 * The layout around every page: notices, banner, header, footer and toasts. A page whose route is frameless
 * brings its own navigation and main element; only the notices and toasts of the layout remain.
 */
export function Layout() {
  const text = useText();
  const frameless = useMatches().some(({ handle }) => isFrameless(handle));
  useFocusOnNavigation(mainId);
  useLostFocus(frameless ? undefined : mainId);
  useEffect(forgetExpired, []);
  useEarlyTap();
  return (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        {text('Skip to the page')}
      </a>
      <PendingBar />
      <Notices />
      {frameless ? (
        <Outlet />
      ) : (
        <>
          <SponsorBanner />
          <Header />
          <main id={mainId} tabIndex={-1} className={css.main}>
            <UnsentForm />
            <Outlet />
          </main>
          <Footer />
        </>
      )}
      <ToastHost early={frameless} />
      <ScrollRestoration />
    </>
  );
}
