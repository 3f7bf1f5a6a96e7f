import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { useAddressView } from '@town/slice-kit/use-address-view';
import { FailureNotice } from '@town/ui/failure-notice';
import { Spinner } from '@town/ui/spinner';
import { SummaryCounts } from '../lists/summary-counts';
import { useFocusAfterAction } from '../lists/use-focus-after-action';
import { useOwnSession } from '../lists/use-own-session';
import { mayDo } from '../session/use-role';
import { AdvertiserList } from './advertiser-list';
import { advertisersKey, advertisersQuery, countsQuery } from './advertisers-query';
import type { DashboardViewProps } from './dashboard-views';
import { ListControls } from './list-controls';
import { type ListView, listViewAddress, readListView } from './list-view';
import { useAdvertiserActions } from './use-advertiser-actions';
import { WaitingApplications } from './waiting-applications';

const addressForm = { read: readListView, write: listViewAddress };

/** The view of the applications: counts, search, filters and the list. */
export function ApplicationsView({ token, role }: DashboardViewProps) {
  const [view, change] = useAddressView(addressForm);
  const list = useQuery(advertisersQuery(token, view));
  const { data: counts, error } = useQuery(countsQuery(token));
  const { heading, onDone } = useFocusAfterAction(list.data);
  const actions = useAdvertiserActions(token, onDone);
  useOwnSession(advertisersKey, [list.error, error]);

  const show = (part: Partial<ListView>) => change({ page: 0, ...part });

  return (
    <>
      <SummaryCounts
        counts={[
          { shows: 'all', label: 'Total Advertisers', count: counts?.total },
          { shows: 'pending', label: 'Pending', count: counts?.pending },
          { shows: 'active', label: 'Active', count: counts?.active },
          { shows: 'contacted', label: 'Contacted', count: counts?.contacted },
        ]}
        shown={view.status}
        onShow={(status) => show({ status })}
      />
      <WaitingApplications token={token} pending={counts?.pending} />
      <h2 ref={heading} tabIndex={-1}>
        Advertiser Applications
      </h2>
      <ListControls view={view} onChange={show} />
      <QueryView
        query={list}
        skeleton={<Spinner label="Loading dashboard..." />}
        failure={(retry) => <FailureNotice message="Failed to fetch advertisers" onRetry={retry} />}
      >
        {({ records, total, hasUncounted }) => (
          <AdvertiserList
            advertisers={records}
            total={total}
            hasUncounted={hasUncounted}
            page={view.page}
            isFiltered={view.status !== 'all' || view.words !== ''}
            actions={mayDo(role, 'editor') ? actions : undefined}
            onPage={(page) => show({ page })}
          />
        )}
      </QueryView>
    </>
  );
}
