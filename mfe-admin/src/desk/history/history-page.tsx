import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { namesNothing } from '@town/slice-kit/http-error';
import { QueryView } from '@town/slice-kit/query-view';
import { Link, useParams } from '@town/slice-kit/router';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { useState } from 'react';
import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import { deskPages } from '../desk-pages';
import { KindPage } from '../records/kind-page';
import { NoRecord } from '../records/no-record';
import { useRecord } from '../records/use-record';
import { useStaff } from '../session/staff';
import css from './history-page.module.css';
import { RestoreDialog } from './restore-dialog';
import { useHistory } from './use-history';
import { useRestore } from './use-restore';
import { VersionEntry } from './version-entry';

/** The history of a record: every version, its changes, and a button to restore it. */
export function HistoryPage() {
  return <KindPage>{(kind) => <RecordHistory kind={kind} />}</KindPage>;
}

function RecordHistory({ kind }: { kind: RecordKind }) {
  const { id = '' } = useParams();
  const { mayEdit } = useStaff();
  const history = useHistory(kind, id);
  const record = useRecord(kind, id).data;
  const title = record ? `History of ${record.title}` : 'History';
  const [asked, setAsked] = useState<number>();
  const close = () => setAsked(undefined);
  const restore = useRestore(kind, id, history);
  const isArchived = record?.state === 'archived';
  const mayRestore = mayEdit && !isArchived;
  if (namesNothing(history.error)) return <NoRecord kind={kind} />;

  return (
    <>
      <DeskMeta title={title} />
      <DeskHeading
        title={title}
        above={<Link to={deskPages.record(kind.name, id)}>Back to the {kind.one}</Link>}
      />
      {mayEdit && isArchived && (
        <p className={css.archived}>
          This {kind.one} is archived. Restore it from the archive to go back to an earlier version.
        </p>
      )}
      <QueryView
        query={history}
        skeleton={<Skeleton shape="rows" label="Loading the history..." />}
        failure={(retry) => <FailureNotice message="Failed to fetch the history" onRetry={retry} />}
      >
        {(versions) => (
          <>
            <ol className={css.versions} reversed>
              {versions.map((version, index) => (
                <VersionEntry
                  key={version.version}
                  kind={kind}
                  version={version}
                  busy={restore.isPending && restore.variables === version.version}
                  // The newest version is the current record, so it cannot be restored.
                  onRestore={mayRestore && index > 0 ? () => setAsked(version.version) : undefined}
                />
              ))}
            </ol>
            <RestoreDialog
              kind={kind}
              versions={versions}
              version={asked}
              isPublic={record?.state === 'published'}
              busy={restore.isPending}
              onClose={close}
              onRestore={(version) => restore.mutate(version, { onSettled: close })}
            />
          </>
        )}
      </QueryView>
    </>
  );
}
