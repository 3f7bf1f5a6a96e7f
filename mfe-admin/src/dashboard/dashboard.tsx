import { staffApi } from '@town/contracts/api-paths';
import { useSearchParams } from '@town/slice-kit/router';
import { sendJson } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import { lazy, Suspense } from 'react';
import { clearSession } from '../session/session';
import { ApplicationsView } from './applications-view';
import css from './dashboard.module.css';
import { DashboardViews } from './dashboard-views';

const PaymentsView = lazy(
  () => import(/* webpackChunkName: "payments-view" */ '../payments/payments-view'),
);

/** What staff work with: the applications, unless the address asks for the payments. */
export function Dashboard({ token }: { token: string }) {
  const [parameters] = useSearchParams();
  const showsPayments = parameters.get('view') === 'payments';

  async function signOut() {
    // The server forgets the token; this browser does so also when the server cannot be reached.
    await sendJson(staffApi.logout, undefined, { token }).catch(() => undefined);
    clearSession();
  }

  return (
    <Section>
      <div className={css.head}>
        <h1 className={css.title}>Admin Dashboard</h1>
        <Button variant="secondary" onClick={() => void signOut()}>
          Logout
        </Button>
      </div>
      <DashboardViews showsPayments={showsPayments} />
      {showsPayments ? (
        <Suspense fallback={<Skeleton shape="rows" label="Loading payments..." />}>
          <PaymentsView token={token} />
        </Suspense>
      ) : (
        <ApplicationsView token={token} />
      )}
    </Section>
  );
}
