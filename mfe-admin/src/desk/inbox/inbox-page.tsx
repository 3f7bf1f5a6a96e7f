import { inboxKinds } from '@town/contracts/inbox/record';
import { Link } from '@town/slice-kit/router';
import { useAddressView } from '@town/slice-kit/use-address-view';
import { useRef } from 'react';
import { PagedEntries } from '../../lists/paged-entries';
import { PhoneFilters } from '../../lists/phone-filters';
import { SummaryCounts } from '../../lists/summary-counts';
import { useFocusWhenLost } from '../../lists/use-focus-when-lost';
import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import { deskPages } from '../desk-pages';
import { EndingSoon } from '../ending/ending-soon';
import { BulkDone } from '../list/bulk-done';
import css from './inbox.module.css';
import { InboxControls } from './inbox-controls';
import { inboxKindLabel } from './inbox-kinds';
import { InboxRows } from './inbox-rows';
import { type InboxView, inboxAddress, readInboxView } from './inbox-view';
import { useBulkDone } from './use-bulk-done';
import { useInbox, useInboxCounts } from './use-inbox';

const addressForm = { read: readInboxView, write: inboxAddress };

/** The inbox: submissions that are not done yet, those with the earliest due date first. */
export function InboxPage() {
  const [view, change] = useAddressView(addressForm);
  const inbox = useInbox(view);
  const { data: counts } = useInboxCounts();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(heading, inbox.data);
  const { finish, showResult, done, undo } = useBulkDone(heading);
  const show = (part: Partial<InboxView>) => change({ page: 0, ...part });
  return (
    <>
      <DeskMeta title="Inbox" />
      <DeskHeading title="Inbox" ref={heading}>
        {counts?.['mine'] ? <Link to="?assignee=me">Assigned to you: {counts['mine']}</Link> : null}
        <Link to={deskPages.answerTemplates}>Answer templates</Link>
      </DeskHeading>
      <EndingSoon />
      <PhoneFilters inUse={narrowing(view)}>
        <SummaryCounts
          counts={(['all', ...inboxKinds] as const).map((kind) => ({
            shows: kind,
            label: kind === 'all' ? 'All open' : inboxKindLabel(kind),
            count: counts?.[kind],
          }))}
          shown={view.kind}
          onShow={(kind) => show({ kind })}
        />
        <div className={css.controls}>
          <InboxControls view={view} onChange={show} />
        </div>
      </PhoneFilters>
      <BulkDone done={done} mayUndo={!!done?.changed.length} undo={undo} />
      <PagedEntries
        query={inbox}
        name="the inbox"
        page={view.page}
        onPage={(page) => show({ page })}
        empty={{
          title: 'Nothing is waiting here',
          to: '?state=all',
          link: 'Show everything, also what is done',
        }}
      >
        {(records) => <InboxRows items={records} {...{ finish, showResult, heading }} />}
      </PagedEntries>
    </>
  );
}

/** How many filters a view has. */
const narrowing = (view: InboxView) => Object.keys(inboxAddress({ ...view, page: 0 })).length;
