import { pages } from '@town/contracts/pages/paths';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useNavigate } from '@town/slice-kit/router';
import { NeedsScript } from '@town/ui/needs-script';
import { Section } from '@town/ui/section';
import { Spinner } from '@town/ui/spinner';
import { useEffect } from 'react';
import { restoreSession, useSession } from '../session/session';
import { Dashboard } from './dashboard';

/** The dashboard page. Without a session it redirects to the sign-in before it shows or fetches anything. */
export function DashboardPage() {
  const navigate = useNavigate();
  const { state, token } = useSession();
  useEffect(restoreSession, []);
  useEffect(() => {
    if (state === 'signed-out') navigate(pages.adminLogin, { replace: true });
  }, [state, navigate]);
  return (
    <>
      <PageMeta
        title="Admin Dashboard"
        description="Advertiser applications."
        keywords={[]}
        noIndex
      />
      {token ? (
        <Dashboard token={token} />
      ) : (
        <Section>
          <NeedsScript>The dashboard works with JavaScript switched on.</NeedsScript>
          <Spinner label="Loading dashboard..." />
        </Section>
      )}
    </>
  );
}
