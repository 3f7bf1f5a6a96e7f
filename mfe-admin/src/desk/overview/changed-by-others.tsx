import { changedDays, mostChanged } from '@town/contracts/managed-records/changed';
import { QueryView } from '@town/slice-kit/query-view';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { useState } from 'react';
import { formatInstant } from '../../lists/format-instant';
import { deskPages } from '../desk-pages';
import { actionWords } from '../history/action-words';
import { kindTitle } from './kind-title';
import css from './overview-list.module.css';
import { type ShownChanged, useChangedRecords } from './use-changed-records';

/** What others have changed lately, in all kinds of records. It is fetched when it is opened. */
export function ChangedByOthers() {
  const [open, setOpen] = useState(false);
  return (
    <details className={css.overview} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css.summary}>What others changed in the last {changedDays} days</summary>
      {open && <ChangedRecords />}
    </details>
  );
}

function ChangedRecords() {
  return (
    <QueryView
      query={useChangedRecords()}
      skeleton={<Skeleton shape="text" count={2} label="Loading what others changed..." />}
      failure={(retry) => (
        <FailureNotice message="Failed to fetch what others changed" onRetry={retry} />
      )}
    >
      {(records) =>
        records.length === 0 ? (
          <p className={css.rest}>Nobody else has changed a record.</p>
        ) : (
          <>
            <ul className={css.records} aria-label="Changed by others">
              {records.map((record) => (
                <Changed key={record.id} record={record} />
              ))}
            </ul>
            {records.length >= mostChanged && (
              <p className={css.rest}>These are the last {mostChanged}.</p>
            )}
          </>
        )
      }
    </QueryView>
  );
}

function Changed({ record: { kind, id, title, at, by, action } }: { record: ShownChanged }) {
  const { town } = useSite();
  return (
    <li className={css.record}>
      <Link to={deskPages.history(kind, id)} className={css.title}>
        {title}
      </Link>
      <span>
        {kindTitle(kind)}: {by} {actionWords(action)}, {formatInstant(at, town.timeZone)}
      </span>
    </li>
  );
}
