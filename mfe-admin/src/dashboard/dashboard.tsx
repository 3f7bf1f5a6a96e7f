import { staffApi } from '@town/contracts/api/paths';
import { lazyPart } from '@town/slice-kit/lazy-part';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { Link, useSearchParams } from '@town/slice-kit/router';
import { sendJson } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { ButtonLink } from '@town/ui/button-link';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import { Suspense } from 'react';
import { deskPages } from '../desk/desk-pages';
import { clearBrowser } from '../session/session';
import { useRole } from '../session/use-role';
import { ApplicationsView } from './applications-view';
import css from './dashboard.module.css';
import { DashboardViews, viewOf } from './dashboard-views';

const views = {
  applications: ApplicationsView,
  payments: lazyPart(
    () => import(/* webpackChunkName: "payments-view" */ '../payments/payments-view'),
  ),
  events: lazyPart(() => import(/* webpackChunkName: "events-view" */ '../events/events-view')),
};

const NewTown = lazyPart(() => import(/* webpackChunkName: "new-town" */ './new-town/new-town'));

/**
 * The dashboard of staff, for administrators with a checklist above it while the town is new. Its views
 * are applications, payments and events; the address names the view and what it lists. Every view
 * fetches with the session's token, ends the session on a 401, and offers what the role may do. The
 * address changes by links and filters only, so that Back works.
 */
export function Dashboard({ token }: { token: string }) {
  const [parameters] = useSearchParams();
  const view = viewOf(parameters);
  const View = views[view];
  const role = useRole(token);
  const queryClient = useQueryClient();
  const signOut = useMutation({
    mutationFn: () => sendJson(staffApi.logout, undefined, { token }),
    // The server forgets the token; this browser does so also when the server cannot be reached.
    onSettled() {
      clearBrowser();
      queryClient.clear();
    },
  });

  return (
    <Section>
      <div className={css.head}>
        <h1 className={css.title}>Admin Dashboard</h1>
        <div className={css.actions}>
          <ButtonLink as={Link} to={deskPages.inbox} variant="secondary">
            Inbox
          </ButtonLink>
          <ButtonLink as={Link} to={deskPages.start} variant="secondary">
            Edit content
          </ButtonLink>
          <Button variant="secondary" busy={signOut.isPending} onClick={() => signOut.mutate()}>
            Logout
          </Button>
        </div>
      </div>
      {role === 'administrator' && (
        <Suspense>
          <NewTown token={token} />
        </Suspense>
      )}
      <DashboardViews current={view} />
      <Suspense fallback={<Skeleton shape="rows" label={`Loading ${view}...`} />}>
        <View token={token} role={role} />
      </Suspense>
    </Section>
  );
}
