import { staffApi } from '@town/contracts/api-paths';
import { statusOf } from '@town/slice-kit/http-error';
import { useQuery, useQueryClient } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { sendJson } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { FailureNotice } from '@town/ui/failure-notice';
import { Section } from '@town/ui/section';
import { Spinner } from '@town/ui/spinner';
import { useEffect, useState } from 'react';
import { clearSession } from '../session/session';
import { AdvertiserList } from './advertiser-list';
import { advertisersKey, advertisersQuery, countsQuery, type ListView } from './advertisers-query';
import css from './dashboard.module.css';
import { ListControls } from './list-controls';
import { SummaryCounts } from './summary-counts';
import { useAdvertiserActions } from './use-advertiser-actions';

const firstView: ListView = { status: 'all', words: '', sort: 'newest', page: 0 };

/** The applications: counted, searched, sorted, and dealt with. */
export function Dashboard({ token }: { token: string }) {
  const [view, setView] = useState(firstView);
  const list = useQuery(advertisersQuery(token, view));
  const counts = useQuery(countsQuery(token));
  const actions = useAdvertiserActions(token);
  const queryClient = useQueryClient();

  const unauthorized = statusOf(list.error) === 401 || statusOf(counts.error) === 401;
  useEffect(() => {
    if (unauthorized) clearSession();
  }, [unauthorized]);
  // Nothing of a session may be seen in the next one.
  useEffect(() => () => queryClient.removeQueries({ queryKey: [advertisersKey] }), [queryClient]);

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
      <SummaryCounts
        counts={counts.data}
        shown={view.status}
        onShow={(status) => setView({ ...view, status, page: 0 })}
      />
      <h2>Advertiser Applications</h2>
      <ListControls view={view} onChange={(change) => setView({ ...view, page: 0, ...change })} />
      <QueryView
        query={list}
        skeleton={<Spinner label="Loading dashboard..." />}
        failure={(retry) => <FailureNotice message="Failed to fetch advertisers" onRetry={retry} />}
      >
        {({ advertisers, total }) => (
          <AdvertiserList
            advertisers={advertisers}
            total={total}
            page={view.page}
            actions={actions}
            onPage={(page) => setView({ ...view, page })}
          />
        )}
      </QueryView>
    </Section>
  );
}
