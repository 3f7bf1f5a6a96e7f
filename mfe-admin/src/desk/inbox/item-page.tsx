import { namesNothing } from '@town/slice-kit/http-error';
import { QueryView } from '@town/slice-kit/query-view';
import { Link, useParams } from '@town/slice-kit/router';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { useRef } from 'react';
import { useFocusWhenLost } from '../../lists/use-focus-when-lost';
import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import { deskPages } from '../desk-pages';
import { useStaff } from '../session/staff';
import { AnswerForm } from './answer-form';
import { ApplicationPanel } from './application/application-panel';
import { DoneButton } from './done-button';
import css from './inbox.module.css';
import type { ShownItem } from './inbox-item-reader';
import { InboxRow } from './inbox-row';
import { ItemDetails } from './item-details';
import { ItemForm } from './item-form';
import { useItemTrail } from './item-trail';
import { ItemWays } from './item-ways';
import { SimilarRecords } from './similar/similar-records';
import { useInboxActions, useInboxItem } from './use-inbox';
import { useReportedRecords } from './use-reported-records';
import { useWaiting } from './waiting-item';

/** One item of the inbox, with everything that is needed to act on it. */
export function ItemPage() {
  const { id = '' } = useParams();
  const query = useInboxItem(id);
  return (
    <>
      <DeskMeta title={query.data?.item.subject ?? 'Inbox'} />
      <QueryView
        query={query}
        keepsShown
        skeleton={<Skeleton shape="rows" label="Loading the item..." />}
        failure={(retry) => <NoItem isMissing={namesNothing(query.error)} onRetry={retry} />}
      >
        {({ item, others }) => <Item key={item.id} item={item} others={others} />}
      </QueryView>
    </>
  );
}

/** Shown instead of an item that does not exist or could not be fetched. */
function NoItem({ isMissing, onRetry }: { isMissing: boolean; onRetry(): void }) {
  return (
    <>
      <DeskHeading
        title={isMissing ? 'This item does not exist' : 'Item'}
        above={<Link to={deskPages.inbox}>Inbox</Link>}
      />
      {!isMissing && <FailureNotice message="Failed to fetch the item" onRetry={onRetry} />}
    </>
  );
}

function Item({ item, others }: { item: ShownItem; others: readonly ShownItem[] }) {
  const { mayEdit } = useStaff();
  const { change, answer } = useInboxActions(item.id);
  const waiting = useWaiting(item);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(heading, item.state);
  return (
    <>
      <DeskHeading ref={heading} title={item.subject} above={<ItemWays />}>
        {mayEdit && <DoneButton item={item} waiting={waiting} change={change} />}
      </DeskHeading>
      <div className={css.columns}>
        <ItemDetails item={item} />
        {mayEdit && <ItemForm item={item} change={change} />}
      </div>
      {item.kind === 'application' && <ApplicationPanel item={item} />}
      {/* The business of an approved application would be listed as similar to itself. */}
      {(item.kind !== 'application' || item.state === 'open') && <SimilarRecords item={item} />}
      {mayEdit && item.senderEmail && item.kind !== 'mail' && (
        <AnswerForm item={item} answer={answer} mayFinish={item.state === 'open' && !waiting} />
      )}
      {others.length > 0 && <FromSameSender others={others} />}
    </>
  );
}

function FromSameSender({ others }: { others: readonly ShownItem[] }) {
  const { inbox } = useItemTrail();
  const reported = useReportedRecords(others);
  return (
    <section className={css.section} aria-labelledby="from-same-sender">
      <h2 id="from-same-sender">From the same sender</h2>
      <ul className={css.items}>
        {others.map((other) => (
          <InboxRow
            key={other.id}
            item={other}
            trail={{ inbox, following: [] }}
            reported={reported(other)}
          />
        ))}
      </ul>
    </section>
  );
}
