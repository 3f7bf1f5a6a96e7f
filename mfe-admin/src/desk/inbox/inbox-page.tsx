import { inboxKinds } from '@town/contracts/inbox/record';
import { PageMeta } from '@town/slice-kit/page-meta';
import { QueryView } from '@town/slice-kit/query-view';
import { Link } from '@town/slice-kit/router';
import { useAddressView } from '@town/slice-kit/use-address-view';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { ListPages } from '../../lists/list-pages';
import { SummaryCounts } from '../../lists/summary-counts';
import { DeskHeading } from '../desk-heading';
import { deskPages } from '../desk-pages';
import css from './inbox.module.css';
import { InboxControls } from './inbox-controls';
import { inboxKindLabel } from './inbox-kinds';
import { InboxRow } from './inbox-row';
import { type InboxView, inboxAddress, readInboxView } from './inbox-view';
import { useInbox, useInboxCounts } from './use-inbox';

const addressForm = { read: readInboxView, write: inboxAddress };

/** The inbox: what people have sent and nobody has finished yet, what is due first at the top. */
export function InboxPage() {
  const [view, change] = useAddressView(addressForm);
  const inbox = useInbox(view);
  const { data: counts } = useInboxCounts();
  const show = (part: Partial<InboxView>) => change({ page: 0, ...part });
  return (
    <>
      <PageMeta title="Inbox" description="The desk of the staff." keywords={[]} noIndex />
      <DeskHeading title="Inbox">
        <Link to={deskPages.answerTemplates}>Answer templates</Link>
      </DeskHeading>
      <SummaryCounts
        counts={(['all', ...inboxKinds] as const).map((kind) => ({
          shows: kind,
          label: kind === 'all' ? 'All open' : inboxKindLabel(kind),
          count: counts?.[kind],
        }))}
        shown={view.kind}
        onShow={(kind) => show({ kind })}
      />
      <InboxControls key={view.q} view={view} onChange={show} />
      <QueryView
        query={inbox}
        skeleton={<Skeleton shape="rows" label="Loading the inbox..." />}
        failure={(retry) => <FailureNotice message="Failed to fetch the inbox" onRetry={retry} />}
      >
        {({ records, total }) =>
          records.length === 0 ? (
            <EmptyState title="Nothing is waiting here">
              <Link to="?state=all">Show everything, also what is done</Link>
            </EmptyState>
          ) : (
            <>
              <ul className={css.items} aria-label="Items">
                {records.map((item) => (
                  <InboxRow key={item.id} item={item} />
                ))}
              </ul>
              <ListPages
                label="Pages of the inbox"
                page={view.page}
                total={total}
                onPage={(page) => show({ page })}
              />
            </>
          )
        }
      </QueryView>
    </>
  );
}
